import { LocalDate } from '@js-joda/core'
import type { DailyReportRow } from '../../api/reports'
import type { ReportColumn } from '../../kit/report/reportColumns'
import { currentMonth, type ReportMonth } from './reportMonth'

const GROUP = 'К тому же дню недели раньше'

const COMPARED = [
  { key: 'countOrders', title: 'Заказы', kind: 'count', width: 84 },
  { key: 'income', title: 'Доход дня', kind: 'money', width: 110 },
  { key: 'payment', title: 'Выплаты', kind: 'money', width: 110 },
  { key: 'profit', title: 'Прибыль', kind: 'money', width: 110 },
] as const

/**
 * Columns with the difference from the same weekday a week earlier. `rows` contain the shown month and the previous
 * one. Today is not compared, because the day is not over.
 */
export function weekOverWeekColumns(
  rows: readonly DailyReportRow[],
  today: string,
): readonly ReportColumn<DailyReportRow>[] {
  const byDate = new Map(rows.map((row) => [row.dateItem, row]))
  return COMPARED.map(({ key, ...column }) => ({
    ...column,
    key: `before_${key}`,
    group: GROUP,
    isSigned: true,
    value: (row) => {
      const [now, before] = [row[key], byDate.get(weekEarlier(row.dateItem))?.[key]]
      return row.dateItem >= today || now === undefined || before === undefined ? undefined : now - before
    },
  }))
}

const weekEarlier = (date: string): string => LocalDate.parse(date).minusWeeks(1).toString()

export function monthBefore({ month, year }: ReportMonth, firstYear: number): ReportMonth | undefined {
  const before = currentMonth(LocalDate.of(year, month, 1).minusMonths(1).toString())
  return before.year < firstYear ? undefined : before
}
