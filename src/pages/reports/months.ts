import { LocalDate } from '@js-joda/core'
import type { Option } from '../../domain/labels'

/** A month of the report by days; `month` from 1 to 12. */
export type ReportMonth = { month: number; year: number }

/** Reports begin with this year (operations, section 9). */
export const FIRST_YEAR = 2020

const MONTHS = ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь'].concat(
  'Ноябрь',
  'Декабрь',
)

export const monthName = (month: number): string => MONTHS[month - 1] ?? String(month)

export const MONTH_OPTIONS: Option<number>[] = MONTHS.map((label, index) => ({ value: index + 1, label }))

/** The years from 2020 to the present one, the latest first. */
export function yearOptions(today: string): Option<number>[] {
  const { year } = presentMonth(today)
  return Array.from({ length: Math.max(1, year - FIRST_YEAR + 1) }, (_, index) => {
    const value = Math.max(year, FIRST_YEAR) - index
    return { value, label: String(value) }
  })
}

export function presentMonth(today: string): ReportMonth {
  const date = LocalDate.parse(today)
  return { month: date.monthValue(), year: date.year() }
}

/** The month that an address names; the present month or year for what it leaves out or names wrongly. */
export function chosenMonth({ month, year }: Partial<ReportMonth>, today: string): ReportMonth {
  const present = presentMonth(today)
  return {
    year: yearOptions(today).find(({ value }) => value === year)?.value ?? present.year,
    month: MONTH_OPTIONS.find(({ value }) => value === month)?.value ?? present.month,
  }
}

/** The first and the last day of a month; of the present one up to today. */
export function monthDates({ month, year }: ReportMonth, today: string): { dateStart: string; dateEnd: string } {
  const first = LocalDate.of(year, month, 1)
  const last = first.plusMonths(1).minusDays(1).toString()
  const isPresent = first.toString() <= today && today < last
  return { dateStart: first.toString(), dateEnd: isPresent ? today : last }
}
