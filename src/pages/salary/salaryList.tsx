import { Link } from 'wouter'
import { SALARY_FILTERS, type Salary, type SalaryFilters, searchSalary } from '../../api/salary'
import type { Query } from '../../lib/address'
import type { Page } from '../../lib/listStore'
import { bool, num } from '../../lib/structs'
import { paths } from '../../ui/address/paths'
import { moneyColumn } from '../../ui/directory/columns'
import { defineList } from '../../ui/directory/defineList'
import type { Column } from '../../ui/list/columns'
import { PayCell } from './PayCell'
import { salaryPayer } from './pay/salaryPayer'
import { rowDates, rowIds, rowKey, rowName } from './salaryRows'

/** What a list says of payments that were sent from here settles them. */
async function search(query: Query<SalaryFilters>, signal: AbortSignal): Promise<Page<Salary>> {
  const askedAt = Date.now()
  const page = await searchSalary(query, signal)
  salaryPayer.observe(
    page.rows.map((row) => ({ ids: rowIds(row), isPaid: row.isPaidOut })),
    askedAt,
  )
  return page
}

/** Salary of a city's couriers (operations, «Salary»). The question before a payment is no address: nobody pays by a link. */
export const salaries = defineList({
  name: 'salary',
  search,
  filters: { ...SALARY_FILTERS, cityId: num(), group: bool() },
  dialogs: {},
  needsCity: true,
  rowId: rowKey,
  rowName,
})

export type SalaryColumnsProps = { mayOpenCourier: boolean; onPay: (row: Salary) => void }

export const salaryColumns = ({ mayOpenCourier, onPay }: SalaryColumnsProps): Column<Salary>[] => [
  { key: 'workDate', title: 'Дата', width: 108, render: rowDates },
  {
    key: 'courier',
    title: 'Курьер',
    width: 206,
    render: (row) =>
      mayOpenCourier && row.courier ? <Link href={paths.courier(row.courier.id)}>{rowName(row)}</Link> : rowName(row),
  },
  moneyColumn('hoursAmount', 'Часы', 106),
  moneyColumn('orderAmount', 'Заказы', 96),
  moneyColumn('dailyBonus', 'Бонусы за день', 90),
  moneyColumn('penalty', 'Штрафы', 92),
  moneyColumn('totalAmount', 'Итого', 108),
  moneyColumn('holding', 'Удержание', 104),
  moneyColumn('paidDelivery', 'Платная доставка', 98),
  moneyColumn('payouts', 'К выплате', 106),
  {
    key: 'pay',
    title: 'Выплата',
    width: 124,
    align: 'right',
    fixed: 'right',
    render: (row) => <PayCell row={row} onPay={onPay} />,
  },
]
