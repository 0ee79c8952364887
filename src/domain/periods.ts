import { LocalDate } from '@js-joda/core'

/** A period of days. Both dates are `yyyy-MM-dd` and inclusive. */
export type Period = { dateStart: string; dateEnd: string }

const periodDays = ({ dateStart, dateEnd }: Period): number =>
  Math.max(0, LocalDate.parse(dateEnd).toEpochDay() - LocalDate.parse(dateStart).toEpochDay() + 1)

/** Today and the six days before (contract, «Couriers»). `today` is the date in the courier's city. */
export const lastSevenDays = (today: string): Period => ({
  dateStart: LocalDate.parse(today).minusDays(6).toString(),
  dateEnd: today,
})

/** Moves a period by `steps` times its own length: −1 is the equal period before it. */
export function offsetPeriod(period: Period, steps: number): Period {
  const days = periodDays(period) * steps
  const moved = (date: string) => LocalDate.parse(date).plusDays(days).toString()
  return { dateStart: moved(period.dateStart), dateEnd: moved(period.dateEnd) }
}

export function extendToMonthStart({ dateStart, dateEnd }: Period): Period {
  const first = LocalDate.parse(dateEnd).withDayOfMonth(1).toString()
  return { dateStart: first < dateStart ? first : dateStart, dateEnd }
}

export const periodDates = (period: Period): string[] =>
  Array.from({ length: periodDays(period) }, (_, day) => LocalDate.parse(period.dateStart).plusDays(day).toString())

export const PERIOD_PRESETS: readonly { label: string; of: (today: string) => Period }[] = [
  { label: 'Сегодня', of: (today) => ({ dateStart: today, dateEnd: today }) },
  { label: '7 дней', of: lastSevenDays },
  { label: '30 дней', of: (today) => ({ dateStart: LocalDate.parse(today).minusDays(29).toString(), dateEnd: today }) },
  {
    label: 'Этот месяц',
    of: (today) => ({ dateStart: LocalDate.parse(today).withDayOfMonth(1).toString(), dateEnd: today }),
  },
  {
    label: 'Прошлый месяц',
    of: (today) => {
      const first = LocalDate.parse(today).withDayOfMonth(1)
      return { dateStart: first.minusMonths(1).toString(), dateEnd: first.minusDays(1).toString() }
    },
  },
]
