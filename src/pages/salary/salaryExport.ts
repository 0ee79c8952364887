import { type Salary, type SalaryFilters, searchSalary } from '../../api/salary'
import { formatPeriod } from '../../domain/formatPeriod'
import { MONEY_SHEET_FORMAT } from '../../domain/money'
import type { SalarySumKey } from '../../domain/salary/sums'
import type { ListExportSource } from '../../kit/list/export/runListExport'
import type { SpreadsheetColumn } from '../../lib/spreadsheetCells'
import { session } from '../../session/session'
import { salaryRowKey, salaryRowName } from './salaryRows'
import { negateIfDeduction, SALARY_SUM_KEYS, SALARY_SUM_TITLE } from './salarySums'

const sum = (key: SalarySumKey): SpreadsheetColumn<Salary> => ({
  title: SALARY_SUM_TITLE[key],
  width: 16,
  kind: 'number',
  format: MONEY_SHEET_FORMAT,
  isSummed: true,
  value: (row) => negateIfDeduction(key, row[key]),
})

const DAY: SpreadsheetColumn<Salary> = { title: 'Дата', width: 14, kind: 'date', value: ({ workDate }) => workDate }

const PERIOD: readonly SpreadsheetColumn<Salary>[] = [
  { title: 'Дата с', width: 14, kind: 'date', value: ({ workDate, workDateStart }) => workDate ?? workDateStart },
  { title: 'Дата по', width: 14, kind: 'date', value: ({ workDate, workDateEnd }) => workDate ?? workDateEnd },
]

const COLUMNS: readonly SpreadsheetColumn<Salary>[] = [
  { title: 'Курьер', width: 36, kind: 'text', value: salaryRowName },
  ...SALARY_SUM_KEYS.map(sum),
  {
    title: 'Выплата',
    width: 16,
    kind: 'text',
    value: ({ isPaidOut }) => (isPaidOut === undefined ? undefined : isPaidOut ? 'Выплачено' : 'Не выплачено'),
  },
]

export const SALARY_EXPORT_SOURCE: ListExportSource<Salary, SalaryFilters> = {
  search: searchSalary,
  keyOf: salaryRowKey,
  describe: async (query) => {
    const { cityId, group } = query
    const city = session.user?.allowedCities.find(({ id }) => id === cityId)?.name
    return {
      name: ['Выплаты', city, formatPeriod(query)].filter(Boolean).join(' '),
      columns: [...(group ? PERIOD : [DAY]), ...COLUMNS],
      layout: () => ({ frozenColumns: group ? 3 : 2, totalLabel: 'Итого' }),
    }
  },
}
