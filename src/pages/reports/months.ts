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

/** The months of a year as a choice; those to come cannot be chosen. `today` is `yyyy-MM-dd` in the report's city. */
export function monthOptions(year: number, today: string): (Option<number> & { disabled: boolean })[] {
  const present = presentMonth(today)
  return MONTHS.map((label, index) => ({
    value: index + 1,
    label,
    disabled: year > present.year || (year === present.year && index + 1 > present.month),
  }))
}

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

/**
 * The month that an address names, as far as it can be chosen; the present one for what it leaves out or names wrongly. A
 * month that is still to come in the year named becomes the present one.
 */
export function chosenMonth(asked: Partial<ReportMonth>, today: string): ReportMonth {
  const present = presentMonth(today)
  const isYear = asked.year !== undefined && yearOptions(today).some(({ value }) => value === asked.year)
  const year = isYear && asked.year !== undefined ? asked.year : present.year
  const isMonth = monthOptions(year, today).some(({ value, disabled }) => value === asked.month && !disabled)
  return { year, month: isMonth && asked.month !== undefined ? asked.month : present.month }
}

/** The first and the last day of a month; of the present one up to today. */
export function monthDates({ month, year }: ReportMonth, today: string): { dateStart: string; dateEnd: string } {
  const first = LocalDate.of(year, month, 1)
  const last = first.plusMonths(1).minusDays(1).toString()
  return { dateStart: first.toString(), dateEnd: last > today ? today : last }
}
