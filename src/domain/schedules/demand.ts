import { LocalDate } from '@js-joda/core'
import { median } from '../../lib/median'
import { HOURS_IN_DAY } from './coverage'
import { DAYS_IN_WEEK } from './weekDates'

const DEMAND_WEEKS = 4

/** Returns the latest past dates with the same weekday as `date`; their orders are used to estimate demand. Dates are in city time. */
export function demandSampleDates(date: string, today: string): string[] {
  const day = LocalDate.parse(date)
  const yesterday = LocalDate.parse(today).minusDays(1)
  const past = day.isAfter(yesterday)
    ? day.minusDays(Math.ceil((day.toEpochDay() - yesterday.toEpochDay()) / DAYS_IN_WEEK) * DAYS_IN_WEEK)
    : day.minusDays(DAYS_IN_WEEK)
  return Array.from({ length: DEMAND_WEEKS }, (_, index) => past.minusDays(index * DAYS_IN_WEEK).toString())
}

export const medianByHour = (days: readonly (readonly number[])[]): number[] =>
  Array.from({ length: HOURS_IN_DAY }, (_, hour) => median(days.map((day) => day[hour] ?? 0)))

/** Rates the number of orders per courier-hour: up to two is calm, above three is too many. These limits are an estimate, not a rule. */
export function workloadTone(orders: number, couriers: number): 'success' | 'warning' | 'danger' | undefined {
  if (orders <= 0) return undefined
  const load = couriers > 0 ? orders / couriers : Number.POSITIVE_INFINITY
  return load > 3 ? 'danger' : load > 2 ? 'warning' : 'success'
}
