import { Alert, Button, Card } from 'antd'
import { useEffect } from 'react'
import type { ArchiveSummary, OrderFilters } from '../../../api/orders'
import { formatMoney } from '../../../domain/money'
import { groupDigits, NBSP } from '../../../domain/textFormatting'
import { DrilldownTotalCheck } from '../../../kit/drilldown/DrilldownTotalCheck'
import { ReportFigureLink } from '../../../kit/drilldown/ReportFigureLink'
import { SkeletonCell } from '../../../kit/list/SkeletonCell'
import { useStableValue } from '../../../kit/list/useStableValue'
import { deepEqual } from '../../../lib/deepEqual'
import type { ListQuery } from '../../../lib/listQuery'
import { useLoaderState } from '../../../ui/load/useLoaderState'
import { archiveSummaryDrilldown } from './archiveDrilldowns'
import { archiveTotalsLoader, loadArchiveTotals, resetArchiveTotals } from './archiveTotalsLoader'

const BODY = { body: { padding: '6px 12px' } }

export const formatAverageMinutes = (value: number): string => `${groupDigits(Math.round(value * 10) / 10)}${NBSP}мин`

const FIGURES: readonly { key: keyof ArchiveSummary; label: string; format: (value: number) => string }[] = [
  { key: 'totalCount', label: 'Всего заказов', format: groupDigits },
  { key: 'successCount', label: 'Доставлено', format: groupDigits },
  { key: 'cancelCount', label: 'Отменено', format: groupDigits },
  { key: 'returnCheckCount', label: 'Чеков возврата', format: groupDigits },
  { key: 'returnCheckSumItems', label: 'Сумма чеков возврата', format: formatMoney },
  { key: 'avgTimeForAccepted', label: 'Обработка в среднем', format: formatAverageMinutes },
  { key: 'avgTimeForReady', label: 'Приготовление в среднем', format: formatAverageMinutes },
  { key: 'avgTimeForDelivery', label: 'Доставка в среднем', format: formatAverageMinutes },
]

/**
 * Shows the totals of all orders that match the filter, not only of those on the current page (operations, section 3).
 */
export function ArchiveSummaryCard({ query }: { query: ListQuery<OrderFilters> }) {
  const { value: loaded, status, failure } = useLoaderState(archiveTotalsLoader)
  const { page: _page, orderBy: _orderBy, ...present } = query
  const filters = useStableValue<Partial<OrderFilters>>(present)
  useEffect(() => loadArchiveTotals(filters), [filters])
  useEffect(() => resetArchiveTotals, [])

  const isOwn = deepEqual(loaded?.filters, filters)
  const summary = failure && !isOwn ? undefined : loaded?.summary
  const isLoading = status === 'loading' || status === 'idle'
  return (
    <Card size="small" className="archive-summary" styles={BODY}>
      <DrilldownTotalCheck figures={isOwn && !isLoading && summary ? figuresOf(summary) : {}} />
      <section aria-label="Сводка по архиву" aria-busy={isLoading}>
        {failure && (
          <Alert
            type="error"
            showIcon
            title={`Сводка не загрузилась: ${failure.message}`}
            description={failure.hint}
            action={<Button onClick={archiveTotalsLoader.reload}>Обновить</Button>}
          />
        )}
        {(summary || !failure) && (
          <dl className="archive-summary__figures">
            {FIGURES.map(({ key, label, format }) => {
              const value = summary?.[key]
              return (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>
                    {!summary ? (
                      <SkeletonCell />
                    ) : value === undefined ? (
                      '—'
                    ) : (
                      <ReportFigureLink
                        name={key}
                        text={format(value)}
                        to={archiveSummaryDrilldown(key, value, loaded?.filters ?? {})}
                      />
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        )}
      </section>
    </Card>
  )
}

const figuresOf = ({ successCount, totalCount, returnCheckSumItems }: ArchiveSummary) => ({
  'archive.successCount': successCount,
  'archive.totalCount': totalCount,
  'archive.returnCheckSumItems': returnCheckSumItems,
})
