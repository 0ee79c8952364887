import { type Salary, type SalaryFilters, searchSalary } from '../../api/salary'
import { MONEY_SHEET_FORMAT } from '../../domain/money'
import { periodText } from '../../domain/periodText'
import type { ExportSource } from '../../kit/list/export/runExport'
import type { SheetColumn } from '../../lib/sheet'
import { session } from '../../session/session'
import type { SumKey } from './salaryDrilldowns'
import { rowKey, rowName } from './salaryRows'
import { shownSum } from './salarySums'

const sum = (key: SumKey, title: string): SheetColumn<Salary> => ({
  title,
  width: 16,
  kind: 'number',
  format: MONEY_SHEET_FORMAT,
  isSummed: true,
  value: (row) => shownSum(key, row[key]),
})

const DAY: SheetColumn<Salary> = { title: 'Дата', width: 14, kind: 'date', value: ({ workDate }) => workDate }

/** Rows of a group have two dates. */
const PERIOD: readonly SheetColumn<Salary>[] = [
  { title: 'Дата с', width: 14, kind: 'date', value: ({ workDate, workDateStart }) => workDate ?? workDateStart },
  { title: 'Дата по', width: 14, kind: 'date', value: ({ workDate, workDateEnd }) => workDate ?? workDateEnd },
]

const COLUMNS: readonly SheetColumn<Salary>[] = [
  { title: 'Курьер', width: 36, kind: 'text', value: rowName },
  sum('hoursAmount', 'Часы'),
  sum('orderAmount', 'Заказы'),
  sum('dailyBonus', 'Бонусы за день'),
  sum('penalty', 'Штрафы'),
  sum('totalAmount', 'Итого'),
  sum('holding', 'Удержание'),
  sum('paidDelivery', 'Платная доставка'),
  sum('payouts', 'К выплате'),
  {
    title: 'Выплата',
    width: 16,
    kind: 'text',
    value: ({ isPaidOut }) => (isPaidOut === undefined ? undefined : isPaidOut ? 'Выплачено' : 'Не выплачено'),
  },
]

export const SALARY_SOURCE: ExportSource<Salary, SalaryFilters> = {
  search: searchSalary,
  keyOf: rowKey,
  describe: async (query) => {
    const { cityId, group } = query
    const city = session.user?.allowedCities.find(({ id }) => id === cityId)?.name
    return {
      name: ['Выплаты', city, periodText(query)].filter(Boolean).join(' '),
      columns: [...(group ? PERIOD : [DAY]), ...COLUMNS],
      layout: () => ({ frozenColumns: group ? 3 : 2, totalLabel: 'Итого' }),
    }
  },
}
