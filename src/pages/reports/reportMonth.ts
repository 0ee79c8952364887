import { LocalDate } from '@js-joda/core'
import type { Option } from '../../domain/labeledOptions'
import type { Period } from '../../domain/periods'

/** `month` is 1 to 12. */
export type ReportMonth = { month: number; year: number }

/** First year with reports (operations, section 9). */
export const FIRST_REPORT_YEAR = 2020

const MONTHS = ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь'].concat(
  'Ноябрь',
  'Декабрь',
)

export const monthName = (month: number): string => MONTHS[month - 1] ?? String(month)

export const MONTH_OPTIONS: Option<number>[] = MONTHS.map((label, index) => ({ value: index + 1, label }))

export function yearOptions(today: string): Option<number>[] {
  const { year } = currentMonth(today)
  return Array.from({ length: Math.max(1, year - FIRST_REPORT_YEAR + 1) }, (_, index) => {
    const value = Math.max(year, FIRST_REPORT_YEAR) - index
    return { value, label: String(value) }
  })
}

export function currentMonth(today: string): ReportMonth {
  const date = LocalDate.parse(today)
  return { month: date.monthValue(), year: date.year() }
}

export function chosenReportMonth({ month, year }: Partial<ReportMonth>, today: string): ReportMonth {
  const present = currentMonth(today)
  // If the year in the URL has no reports, ignore the month in the URL too and show the current month's report.
  if (year !== undefined && !yearOptions(today).some(({ value }) => value === year)) return present
  return {
    year: year ?? present.year,
    month: MONTH_OPTIONS.find(({ value }) => value === month)?.value ?? present.month,
  }
}

export function reportMonthPeriod({ month, year }: ReportMonth, today: string): Period {
  const first = LocalDate.of(year, month, 1)
  const last = first.plusMonths(1).minusDays(1).toString()
  const isPresent = first.toString() <= today && today < last
  return { dateStart: first.toString(), dateEnd: isPresent ? today : last }
}
