/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { LocalDate, LocalDateTime } from '@js-joda/core'
import { compileRatioCondition, effectiveRatioConditionAt, type RatioCondition } from '../../../src/domain/rates/ratio'
import { rankRatioCandidates } from '../../../src/domain/rates/ratioCandidates'
import fc from '../../seededFastCheck'
import { conditions, localSecond, TODAY, winner } from './ratioCases'

const ALWAYS: RatioCondition = { id: 1, ratio: 2, priority: 1, status: true }
const at = (text: string) => localSecond(LocalDateTime.parse(text))
const noon = at('2026-03-18T12:00')
const ratio = (all: RatioCondition[], second = noon, type = 1) =>
  effectiveRatioConditionAt(all.map(compileRatioCondition), type, second)?.ratio ?? 1

test('without an enabled condition the rate is not raised', () => {
  expect(ratio([])).toBe(1)
  expect(ratio([{ ...ALWAYS, status: false }])).toBe(1)
  expect(ratio([{ ...ALWAYS, status: undefined }])).toBe(1)
  expect(ratio([ALWAYS])).toBe(2)
})

test('a condition is for its type, or for all', () => {
  expect(ratio([{ ...ALWAYS, typeId: 10 }])).toBe(1)
  expect(ratio([{ ...ALWAYS, typeId: 10 }], noon, 10)).toBe(2)
  expect(ratio([{ ...ALWAYS, typeId: null }], noon, 5)).toBe(2)
})

test('the highest priority wins, among equals the newest, in any order', () => {
  const weak = { ...ALWAYS, ratio: 3, priority: 0, id: 9 }
  const newer = { ...ALWAYS, ratio: 4, id: 2 }
  expect(ratio([ALWAYS, weak])).toBe(2)
  expect(ratio([weak, ALWAYS, newer])).toBe(4)
  expect(ratio([newer, weak, ALWAYS])).toBe(4)
})

test('a period over midnight belongs to the weekday and date of its start', () => {
  const night = { ...ALWAYS, timeStart: '22:00:00', timeEnd: '06:00:00' }
  const moments = ['21:59', '22:00', '23:59', '00:00', '05:59', '06:00'].map((time) => at(`2026-03-18T${time}`))
  expect(moments.map((second) => ratio([night], second))).toEqual([1, 2, 2, 2, 2, 1])
  // 18 March 2026 is a Wednesday.
  const wednesday = [{ ...night, days: [3] }]
  expect(ratio(wednesday, at('2026-03-18T05:00'))).toBe(1)
  expect(ratio(wednesday, at('2026-03-18T23:00'))).toBe(2)
  expect(ratio(wednesday, at('2026-03-19T05:00'))).toBe(2)
  expect(ratio(wednesday, at('2026-03-19T23:00'))).toBe(1)
  const dated = [{ ...night, dateStart: '2026-03-17', dateEnd: '2026-03-18' }]
  expect(ratio(dated, at('2026-03-17T05:00'))).toBe(1)
  expect(ratio(dated, at('2026-03-19T05:59'))).toBe(2)
  expect(ratio(dated, at('2026-03-19T22:00'))).toBe(1)
})

test('empty days are no limit; 0 is Sunday', () => {
  expect(ratio([{ ...ALWAYS, days: [] }])).toBe(2)
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) =>
    ratio([{ ...ALWAYS, days: [0, 6] }], at(`2026-03-${day}T12:00`)),
  )
  expect(week).toEqual([1, 1, 1, 1, 1, 2, 2])
})

const moment = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 1439 }))
  .map(([day, minute]) => LocalDate.parse(TODAY).plusDays(day).atStartOfDay().plusMinutes(minute))

test('at any minute the winner is the one that the contract names', () => {
  fc.assert(
    fc.property(conditions, moment, fc.constantFrom(1, 5, 10), (all, at, type) => {
      expect(effectiveRatioConditionAt(all.map(compileRatioCondition), type, localSecond(at))?.id).toBe(
        winner(all, type, at)?.id,
      )
    }),
    { numRuns: 1000 },
  )
})

test('the candidates of a moment start with the same winner and give a reason for each other one', () => {
  fc.assert(
    fc.property(conditions, moment, fc.constantFrom(1, 5, 10), (all, at, type) => {
      const found = rankRatioCandidates(all.map(compileRatioCondition), type, localSecond(at))
      expect(found.map(({ condition }) => condition.id).sort()).toEqual(all.map(({ id }) => id).sort())
      const expected = winner(all, type, at)
      expect(found.filter(({ loss }) => loss === null).map(({ condition }) => condition.id)).toEqual(
        expected ? [expected.id] : [],
      )
      if (expected) expect(found[0]?.loss).toBeNull()
      for (const { condition, loss } of found) {
        if (loss === 'priority') expect(condition.priority).toBeLessThan(expected?.priority ?? 0)
        if (loss === 'older') expect(condition.id).toBeLessThan(expected?.id ?? 0)
        if (loss === 'off') expect(condition.isOn).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})
