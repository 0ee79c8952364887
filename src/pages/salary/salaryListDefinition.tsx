import { Link } from 'wouter'
import { SALARY_FILTERS, type Salary, type SalaryFilters, searchSalary } from '../../api/salary'
import { formatMoney } from '../../domain/money'
import { payPeriodRange } from '../../domain/salary/payPeriods'
import type { SalarySumKey } from '../../domain/salary/sums'
import { paths } from '../../kit/address/paths'
import { defineList } from '../../kit/directory/defineList'
import { ReportFigureLink } from '../../kit/drilldown/ReportFigureLink'
import { type Column, NAME_COLUMN_WIDTH } from '../../kit/list/columns'
import { OPENED_FROM_SCREEN } from '../../kit/useGoBack'
import type { ListQuery } from '../../lib/listQuery'
import type { RowsPage } from '../../lib/listStore'
import { booleanStruct, numberStruct, oneOf } from '../../lib/structs'
import { cityToday } from '../../session/cityNow'
import { NoLineBreak } from '../../ui/NoLineBreak'
import { PayActionCell } from './PayActionCell'
import { salaryPaymentSender } from './pay/salaryPaymentSender'
import { type SalaryDrilldownOptions, salaryDayShiftsUrl, salaryDrilldown } from './salaryDrilldowns'
import { salaryRecordIds, salaryRowDates, salaryRowKey, salaryRowName } from './salaryRows'
import { negateIfDeduction, SALARY_SUM_TITLE } from './salarySums'

/** A loaded salary list also updates the outcomes of payments that were sent from this browser. */
async function search(query: ListQuery<SalaryFilters>, signal: AbortSignal): Promise<RowsPage<Salary>> {
  const requestedAt = Date.now()
  const page = await searchSalary(query, signal)
  salaryPaymentSender.observe(
    page.rows.map((row) => ({ ids: salaryRecordIds(row), isPaid: row.isPaidOut })),
    requestedAt,
  )
  return page
}

/** The payment dialog has no URL, so that a link cannot start a payment (operations, «Salary»). */
export const salaryListDefinition = defineList({
  name: 'salary',
  search,
  filters: { ...SALARY_FILTERS, cityId: numberStruct(), group: oneOf(booleanStruct(), [{ value: true }]) },
  defaults: ({ cityId }: Partial<SalaryFilters>) => payPeriodRange('week', cityToday(cityId)),
  dialogs: {},
  needsCity: true,
  cityKeys: ['courierId'],
  rowId: salaryRowKey,
  rowName: salaryRowName,
})

type SalaryColumnsProps = SalaryDrilldownOptions & {
  mayOpenCourier: boolean
  onPay: (row: Salary) => void
}

const sum = (key: SalarySumKey, width: number, drilldowns: SalaryDrilldownOptions): Column<Salary> => ({
  ...{ key, title: SALARY_SUM_TITLE[key], width },
  align: 'right',
  render: (row) => {
    const amount = negateIfDeduction(key, row[key])
    return amount === undefined ? (
      '—'
    ) : (
      <ReportFigureLink name={key} text={formatMoney(amount)} to={salaryDrilldown(row, key, drilldowns)} />
    )
  },
})

export const salaryColumns = ({ mayOpenCourier, onPay, ...drilldowns }: SalaryColumnsProps): Column<Salary>[] => [
  {
    key: 'workDate',
    title: 'Дата',
    width: 96,
    // A single date must not wrap. The date range of a group (a row for several days) may wrap.
    render: (row) => {
      const dates = (
        <ReportFigureLink name="workDate" text={salaryRowDates(row)} to={salaryDayShiftsUrl(row, drilldowns)} />
      )
      return row.workDate ? <NoLineBreak>{dates}</NoLineBreak> : dates
    },
  },
  {
    key: 'courier',
    title: 'Курьер',
    width: NAME_COLUMN_WIDTH,
    isMain: true,
    render: (row) =>
      mayOpenCourier && row.courier ? (
        <Link href={paths.courier(row.courier.id)} state={OPENED_FROM_SCREEN}>
          {salaryRowName(row)}
        </Link>
      ) : (
        salaryRowName(row)
      ),
  },
  sum('hoursAmount', 70, drilldowns),
  sum('orderAmount', 76, drilldowns),
  sum('dailyBonus', 70, drilldowns),
  sum('penalty', 70, drilldowns),
  sum('totalAmount', 77, drilldowns),
  sum('holding', 86, drilldowns),
  sum('paidDelivery', 78, drilldowns),
  { ...sum('payouts', 80, drilldowns), isMain: true, fixed: 'right' },
  {
    key: 'pay',
    title: 'Выплата',
    width: 100,
    align: 'right',
    fixed: 'right',
    render: (row) => <PayActionCell row={row} onPay={onPay} />,
  },
]
