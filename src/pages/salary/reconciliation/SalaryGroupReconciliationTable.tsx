import { Skeleton } from 'antd'
import type { Salary } from '../../../api/salary'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { salaryRowDates, salaryRowsPeriod } from '../salaryRows'
import { salarySumText } from '../salarySums'
import { loadSalaryGroupDays } from './payRecalculationData'

const SUMS = [
  ['hoursAmount', 'Часы'],
  ['orderAmount', 'Заказы'],
  ['dailyBonus', 'Бонусы'],
  ['penalty', 'Штрафы'],
  ['totalAmount', 'Итого'],
  ['holding', 'Удержание'],
  ['paidDelivery', 'Платная доставка'],
  ['payouts', 'К выплате'],
] as const

export function SalaryGroupReconciliationTable({
  row,
  cityId,
  courierId,
}: {
  row: Salary
  cityId: number
  courierId: number
}) {
  const period = salaryRowsPeriod([row])
  const days = useLoadedValue(loadSalaryGroupDays, [cityId, courierId, period?.dateStart, period?.dateEnd, row.ids])
  if (!period) return <p>Даты не указаны</p>
  return (
    <LoadedContent of={days} waiting={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      {(records) => (
        <>
          <UnreadableRowsAlert of={records} noun="row" />
          <table className="salary-proof salary-proof--days" aria-label="Дни группы">
            <thead>
              <tr>
                <th scope="col">Дата</th>
                {SUMS.map(([key, title]) => (
                  <th key={key} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <tr key={record.id}>
                  <th scope="row">{salaryRowDates(record)}</th>
                  {SUMS.map(([key]) => (
                    <td key={key}>{salarySumText(key, record[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Не разложено</th>
                {SUMS.map(([key]) => {
                  const rest = unexplainedOf(row, records, key)
                  return <td key={key}>{rest === undefined ? 'неизвестно' : salarySumText(key, rest)}</td>
                })}
              </tr>
            </tfoot>
          </table>
        </>
      )}
    </LoadedContent>
  )
}

function unexplainedOf(row: Salary, days: readonly Salary[], key: (typeof SUMS)[number][0]): number | undefined {
  const recorded = row[key]
  const parts = days.flatMap((day) => day[key] ?? [])
  if (recorded === undefined || parts.length < days.length || getUnreadableCount(days) > 0) return undefined
  return parts.reduce((rest, part) => rest - part, recorded)
}
