/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { LocalDate, LocalTime } from '@js-joda/core'
import { findRatioProblems, type RatioProblem } from '../../../src/domain/rates/findRatioProblems'
import { compileRatioCondition, type RatioCondition } from '../../../src/domain/rates/ratio'
import fc from '../../seededFastCheck'
import { conditions, fits, TODAY, TODAY_DAY } from './ratioCases'

const TYPES = [1, 5, 8, 10]
const lint = (all: RatioCondition[]) => findRatioProblems(all.map(compileRatioCondition), TYPES, TODAY_DAY)
const ALWAYS: RatioCondition = { id: 1, ratio: 2, priority: 1, status: true }

test('a single condition and disabled ones are not reported', () => {
  expect(lint([ALWAYS])).toEqual([])
  expect(lint([{ ...ALWAYS, status: false, dateStart: '2020-01-01', dateEnd: '2020-01-02' }])).toEqual([])
})

test('the check of raised rates names the condition that never applies and the one that shadows it', () => {
  const morning = { ...ALWAYS, id: 2, timeStart: '08:00', timeEnd: '12:00' }
  expect(lint([morning, { ...ALWAYS, id: 3, priority: 5 }])).toEqual([{ id: 2, kind: 'shadowed', by: [3] }])
  const early = { ...ALWAYS, id: 4, priority: 6, timeStart: '00:00', timeEnd: '10:00' }
  const late = { ...ALWAYS, id: 5, priority: 6, timeStart: '10:00', timeEnd: '23:00' }
  expect(lint([morning, early, late])).toEqual([{ id: 2, kind: 'shadowed', by: [4, 5] }])
  expect(lint([{ ...morning, timeEnd: '23:01' }, early, late])).toEqual([])
})

test('a condition for all types is not shadowed by one for a single type', () => {
  expect(lint([ALWAYS, { ...ALWAYS, id: 2, priority: 9, typeId: 10 }])).toEqual([])
  const each = TYPES.map((typeId, index) => ({ ...ALWAYS, id: 10 + index, priority: 9, typeId }))
  expect(lint([ALWAYS, ...each])).toEqual([{ id: 1, kind: 'shadowed', by: [10, 11, 12, 13] }])
})

test('the check of raised rates reports conditions that are over, without a day and without a time', () => {
  expect(lint([{ ...ALWAYS, dateStart: '2026-03-01', dateEnd: '2026-03-15' }])).toEqual([{ id: 1, kind: 'expired' }])
  const lastNight = { ...ALWAYS, dateStart: '2026-03-01', dateEnd: '2026-03-15', timeStart: '22:00', timeEnd: '06:00' }
  expect(lint([lastNight])).toEqual([])
  // 17 and 18 March 2026 are a Tuesday and a Wednesday.
  const dates = { dateStart: '2026-03-17', dateEnd: '2026-03-18' }
  expect(lint([{ ...ALWAYS, ...dates, days: [0, 6] }])).toEqual([{ id: 1, kind: 'noWeekday' }])
  expect(lint([{ ...ALWAYS, ...dates, days: [3] }])).toEqual([])
  expect(lint([{ ...ALWAYS, timeStart: '10:00', timeEnd: '10:00' }])).toEqual([{ id: 1, kind: 'noTime' }])
})

test('the check of raised rates reports overlapping conditions of equal priority', () => {
  const evening = { ...ALWAYS, id: 2, timeStart: '18:00', timeEnd: '23:00' }
  expect(lint([ALWAYS, evening])).toEqual([
    { id: 1, kind: 'tie', with: [2] },
    { id: 2, kind: 'tie', with: [1] },
  ])
  expect(
    lint([
      { ...evening, id: 3, days: [1] },
      { ...evening, days: [2] },
    ]),
  ).toEqual([])
})

const DAYS = 16

function minutesOf(condition: RatioCondition): boolean[] {
  const begins = Array.from({ length: DAYS + 1 }, (_, day) => fits(condition, LocalDate.parse(TODAY).plusDays(day - 1)))
  const minute = (time: string) => LocalTime.parse(time).toSecondOfDay() / 60
  const from = condition.timeStart ? minute(condition.timeStart) : 0
  const to = condition.timeEnd ? minute(condition.timeEnd) : 1440
  return Array.from({ length: DAYS * 1440 }, (_, index) => {
    const today = begins[Math.floor(index / 1440) + 1] === true
    const yesterday = begins[Math.floor(index / 1440)] === true
    const clock = index % 1440
    if (from <= to) return today && clock >= from && clock < to
    return (today && clock >= from) || (yesterday && clock < to)
  })
}

function walked(all: RatioCondition[]): RatioProblem[] {
  const on = all.filter(({ status }) => status).map((condition) => ({ ...condition, minutes: minutesOf(condition) }))
  const facts = new Map(
    on.map(({ id }) => [id, { holds: false, wins: false, by: new Set<number>(), ties: new Set<number>() }]),
  )
  for (let minute = 0; minute < DAYS * 1440; minute++) {
    const now = on.filter(({ minutes }) => minutes[minute])
    if (now.length === 0) continue
    for (const type of [1, 5, 10]) {
      const rivals = now.filter(({ typeId }) => typeId === null || typeId === type)
      const highest = Math.max(...rivals.map(({ priority }) => priority ?? 0))
      const best = Math.max(...rivals.flatMap(({ id, priority }) => (priority === highest ? [id] : [])))
      for (const rival of rivals) {
        const fact = facts.get(rival.id)
        if (!fact) continue
        fact.holds = true
        if (best === rival.id) fact.wins = true
        else fact.by.add(best)
        for (const other of rivals) if (other !== rival && other.priority === rival.priority) fact.ties.add(other.id)
      }
    }
  }
  const rising = (ids: Set<number>) => [...ids].sort((a, b) => a - b)
  return on.flatMap(({ id }): RatioProblem[] => {
    const fact = facts.get(id)
    if (!fact?.holds) return [{ id, kind: 'expired' }]
    return [
      ...(fact.wins ? [] : [{ id, kind: 'shadowed' as const, by: rising(fact.by) }]),
      ...(fact.ties.size > 0 ? [{ id, kind: 'tie' as const, with: rising(fact.ties) }] : []),
    ]
  })
}

test('the check of raised rates has the same result as a check of every minute', () => {
  fc.assert(
    fc.property(conditions, (all) => {
      const never = ['expired', 'noWeekday', 'noTime']
      const found = lint(all).map((item) => (never.includes(item.kind) ? { id: item.id, kind: 'expired' } : item))
      expect(found).toEqual(walked(all))
    }),
    { numRuns: 40 },
  )
}, 120_000)
