import { Skeleton } from 'antd'
import type { Salary } from '../../../api/salary'
import { moneyDifference } from '../../../domain/money'
import type { SalarySumKey } from '../../../domain/salary/sums'
import { ReportFigureLink } from '../../../kit/drilldown/ReportFigureLink'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { useAccess } from '../../../session/sessionHooks'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { salaryDrilldown } from '../salaryDrilldowns'
import { salaryRowDates, salaryRowsPeriod } from '../salaryRows'
import { SALARY_SUM_KEYS, SALARY_SUM_TITLE, salarySumText, sumSalaries } from '../salarySums'
import { loadSalaryGroupDays } from './payRecalculationData'

const TITLE = { ...SALARY_SUM_TITLE, dailyBonus: 'Бонусы' }

export function SalaryGroupReconciliationTable({
  row,
  cityId,
  courierId,
}: {
  row: Salary
  cityId: number
  courierId: number
}) {
  const can = useAccess()
  const drilldowns = { cityId, mayOpenShifts: can('courier_slot_manage'), mayOpenOrders: can('order_view') }
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
                {SALARY_SUM_KEYS.map((key) => (
                  <th key={key} scope="col">
                    {TITLE[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <tr key={record.id}>
                  <th scope="row">{salaryRowDates(record)}</th>
                  {SALARY_SUM_KEYS.map((key) => (
                    <td key={key}>
                      <ReportFigureLink
                        name={key}
                        text={salarySumText(key, record[key])}
                        to={salaryDrilldown(record, key, drilldowns)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Не разложено</th>
                {SALARY_SUM_KEYS.map((key) => {
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

function unexplainedOf(row: Salary, days: readonly Salary[], key: SalarySumKey): number | undefined {
  const [recorded, sum] = [row[key], sumSalaries(days)[key]]
  if (recorded === undefined || sum === undefined || getUnreadableCount(days) > 0) return undefined
  return moneyDifference(recorded, sum)
}
