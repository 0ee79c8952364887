import { useMemo } from 'react'
import { loadSalarySummary, type Salary, type SalaryFilters, type SalarySummary } from '../../api/salary'
import { formatPeriod } from '../../domain/formatPeriod'
import { formatKnownSum, formatMoney } from '../../domain/money'
import { countWithNoun } from '../../domain/textFormatting'
import { totalRowCount } from '../../kit/directory/DependentRecords'
import { ReportFigureLink } from '../../kit/drilldown/ReportFigureLink'
import type { FooterRowContent } from '../../kit/list/TableFooterRows'
import type { ListQuery } from '../../lib/listQuery'
import type { ListState } from '../../lib/listStore'
import type { LoadedValue } from '../../lib/loadedValue'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { withUnbrokenDates } from '../../ui/NoLineBreak'
import { salaryFooterDrilldown } from './salaryDrilldowns'
import { negateIfDeduction, SALARY_SUM_KEYS, salarySumText, salaryTotalMismatchText } from './salarySums'

type SalaryFooterData = {
  rows: readonly FooterRowContent[]
  summary: LoadedValue<SalarySummary>
  /** The server's totals of unpaid records; not loaded if the filter already selects paid or unpaid records. */
  unpaid: LoadedValue<SalarySummary>
  reload: () => void
  mismatch: string | undefined
}

/** Footer of the salary table: the server's totals and the sums of the visible rows (design, «Salary»). */
export function useSalaryFooter(query: ListQuery<SalaryFilters>, state: ListState<Salary>): SalaryFooterData {
  const { page: _page, orderBy: _orderBy, group: _group, ...filters } = query
  const summary = useLoadedValue(loadSalarySummary, [filters], { skip: query.cityId === undefined })
  const isSplit = query.isPaidOut === undefined
  const unpaid = useLoadedValue(loadSalarySummary, [{ ...filters, isPaidOut: false }], {
    skip: query.cityId === undefined || !isSplit,
  })
  const { rows, total, pageCount, unreadable } = state
  const isOnePage = state.status === 'ready' && pageCount <= 1 && total <= rows.length && !unreadable
  return useMemo(() => {
    return {
      summary,
      unpaid,
      reload: () => {
        summary.reload()
        if (isSplit) unpaid.reload()
      },
      rows: [
        { key: 'total', label: withUnbrokenDates(totalLabel(query, state)), cells: cellsOf(summary.value ?? {}) },
        ...(isSplit ? paidRow(summary.value?.payouts, unpaid.value?.payouts, query) : []),
        ...(isOnePage ? [] : [{ key: 'page', label: 'На странице', cells: pageCells(rows) }]),
      ],
      mismatch:
        isOnePage && rows.length > 0 && summary.status === 'ready'
          ? salaryTotalMismatchText(rows, summary.value)
          : undefined,
    }
  }, [rows, isOnePage, summary, unpaid, isSplit, query, state])
}

function paidRow(
  all: number | undefined,
  left: number | undefined,
  query: ListQuery<SalaryFilters>,
): FooterRowContent[] {
  if (all === undefined || left === undefined) return []
  const link = (name: 'paid' | 'left', figure: number) => (
    <ReportFigureLink name={name} text={formatMoney(figure)} to={salaryFooterDrilldown(name, figure, query)} />
  )
  return [
    {
      key: 'left',
      label: <>Выплачено {link('paid', all - left)}, осталось выплатить</>,
      cells: { payouts: link('left', left) },
    },
  ]
}

const cellsOf = (sums: SalarySummary): FooterRowContent['cells'] =>
  Object.fromEntries(SALARY_SUM_KEYS.map((key) => [key, salarySumText(key, sums[key])]))

const pageCells = (rows: readonly Salary[]): FooterRowContent['cells'] =>
  Object.fromEntries(
    SALARY_SUM_KEYS.map((key) => [key, formatKnownSum(rows.map((row) => negateIfDeduction(key, row[key])))]),
  )

/** In a grouped list each row is a courier with many salary records. The label of the totals then counts rows instead of records. */
function totalLabel(query: ListQuery<SalaryFilters>, state: ListState<Salary>): string {
  const { courierId, isPaidOut, group } = query
  const conditions = [
    formatPeriod(query) ?? 'за всё время',
    ...(courierId === undefined ? [] : ['один курьер']),
    ...(isPaidOut === undefined ? [] : [isPaidOut ? 'начисленные' : 'не начисленные']),
  ]
  const count = totalRowCount(state)
  const size = group
    ? countWithNoun(count, 'строка', 'строки', 'строк')
    : countWithNoun(count, 'запись', 'записи', 'записей')
  return `Итого ${[...conditions, ...(state.status === 'ready' ? [size] : [])].join(', ')}`
}
