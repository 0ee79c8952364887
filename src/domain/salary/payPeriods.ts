import { LocalDate } from '@js-joda/core'
import type { Period } from '../periods'

/** Periods for which an office pays couriers. Weeks start on Monday; a period that is not over ends today. */
export type PayPeriodPreset = 'day' | 'week' | 'lastWeek' | 'month'

export const PAY_PERIODS: readonly { name: PayPeriodPreset; label: string }[] = [
  { name: 'day', label: 'День' },
  { name: 'week', label: 'Неделя' },
  { name: 'lastWeek', label: 'Прошлая неделя' },
  { name: 'month', label: 'Месяц' },
]

/** `today` is `yyyy-MM-dd` in the city whose couriers are paid. */
export function payPeriodRange(name: PayPeriodPreset, today: string): Period {
  const date = LocalDate.parse(today)
  const monday = date.minusDays(date.dayOfWeek().value() - 1)
  if (name === 'lastWeek') {
    return { dateStart: monday.minusWeeks(1).toString(), dateEnd: monday.minusDays(1).toString() }
  }
  const first = name === 'day' ? date : name === 'week' ? monday : date.withDayOfMonth(1)
  return { dateStart: first.toString(), dateEnd: today }
}
