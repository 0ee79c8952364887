import { LocalDate, type LocalDateTime, LocalTime } from '@js-joda/core'
import { type RatioCondition, toEpochDay } from '../../../src/domain/rates/ratio'
import fc from '../../seededFastCheck'

/** 16 March 2026 is a Monday. */
export const TODAY = '2026-03-16'
export const TODAY_DAY = toEpochDay(TODAY)

const time = fc.integer({ min: 0, max: 1439 }).map((minute) => LocalTime.ofSecondOfDay(minute * 60).toString())
const date = fc.integer({ min: -6, max: 6 }).map((days) => LocalDate.parse(TODAY).plusDays(days).toString())
const times = fc.option(fc.tuple(time, time))
const dates = fc.option(fc.tuple(date, date).map(([a, b]) => (a < b ? [a, b] : [b, a])))

const condition = fc
  .record({
    typeId: fc.constantFrom(null, null, 1, 10),
    priority: fc.integer({ min: 0, max: 2 }),
    days: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }))),
    status: fc.constantFrom(true, true, true, false),
    times,
    dates,
  })
  .map(({ times, dates, ...rest }) => ({
    ...rest,
    ratio: 1.5,
    timeStart: times?.[0] ?? null,
    timeEnd: times?.[1] ?? null,
    dateStart: dates?.[0] ?? null,
    dateEnd: dates?.[1] ?? null,
  }))

export const conditions: fc.Arbitrary<RatioCondition[]> = fc
  .array(condition, { minLength: 1, maxLength: 5 })
  .chain((list) =>
    fc
      .shuffledSubarray([3, 8, 1, 9, 4], { minLength: list.length, maxLength: list.length })
      .map((ids) => list.map((item, index) => ({ id: ids[index] ?? 0, ...item }))),
  )

/**
 * Reference implementation of the contract's rule for calendar objects: a condition of a raised rate applies if its status, dates, weekdays
 * and times match. A time range that starts later than it ends runs past midnight and belongs to the day on which it starts.
 */
export function holds(condition: RatioCondition, at: LocalDateTime): boolean {
  const { timeStart, timeEnd } = condition
  const clock = at.toLocalTime()
  if (!timeStart || !timeEnd) return fits(condition, at.toLocalDate())
  const from = LocalTime.parse(timeStart)
  const to = LocalTime.parse(timeEnd)
  if (!from.isAfter(to)) return !clock.isBefore(from) && clock.isBefore(to) && fits(condition, at.toLocalDate())
  if (!clock.isBefore(from)) return fits(condition, at.toLocalDate())
  return clock.isBefore(to) && fits(condition, at.toLocalDate().minusDays(1))
}

export function fits({ dateStart, dateEnd, days }: RatioCondition, day: LocalDate): boolean {
  if (dateStart && day.isBefore(LocalDate.parse(dateStart))) return false
  if (dateEnd && day.isAfter(LocalDate.parse(dateEnd))) return false
  return !days?.length || days.includes(day.dayOfWeek().value() % 7)
}

export function winner(all: readonly RatioCondition[], type: number, at: LocalDateTime): RatioCondition | undefined {
  const holding = all.filter(
    (condition) =>
      condition.status === true && (condition.typeId === null || condition.typeId === type) && holds(condition, at),
  )
  const highest = Math.max(...holding.map(({ priority }) => priority ?? 0))
  return holding.filter(({ priority }) => priority === highest).sort((a, b) => b.id - a.id)[0]
}

export const localSecond = (at: LocalDateTime): number =>
  at.toLocalDate().toEpochDay() * 86_400 + at.toLocalTime().toSecondOfDay()
