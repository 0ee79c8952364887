import { LocalDate } from '@js-joda/core'
import type { DailyReportRow } from '../../api/reports'
import type { ReportColumn } from '../../ui/report/reportColumns'
import { presentMonth, type ReportMonth } from './months'

const GROUP = 'К тому же дню недели раньше'

const COMPARED = [
  { key: 'countOrders', title: 'Заказы', kind: 'count', width: 84 },
  { key: 'income', title: 'Доход', kind: 'money', width: 110 },
  { key: 'payment', title: 'Выплаты', kind: 'money', width: 110 },
  { key: 'profit', title: 'Прибыль', kind: 'money', width: 110 },
] as const

/**
 * How a day differs from the same weekday a week before. `rows` are the days that are known, of this month and the one
 * before. A day that is not over is compared with nothing.
 */
export function weekBeforeColumns(
  rows: readonly DailyReportRow[],
  today: string,
): readonly ReportColumn<DailyReportRow>[] {
  const byDate = new Map(rows.map((row) => [row.dateItem, row]))
  return COMPARED.map(({ key, ...column }) => ({
    ...column,
    key: `before:${key}`,
    group: GROUP,
    isSigned: true,
    value: (row) => {
      const [now, before] = [row[key], byDate.get(weekEarlier(row.dateItem))?.[key]]
      return row.dateItem >= today || now === undefined || before === undefined ? undefined : now - before
    },
  }))
}

const weekEarlier = (date: string): string => LocalDate.parse(date).minusWeeks(1).toString()

/** The month before; undefined before the first one that reports know. */
export function monthBefore({ month, year }: ReportMonth, firstYear: number): ReportMonth | undefined {
  const before = presentMonth(LocalDate.of(year, month, 1).minusMonths(1).toString())
  return before.year < firstYear ? undefined : before
}
