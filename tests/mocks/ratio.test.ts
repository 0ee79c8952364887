/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { ratioAt } from '../../mocks/money/rateBook'
import type { RatioCondition } from '../../mocks/records/rates'

const ALWAYS: RatioCondition = {
  id: 1,
  typeId: null,
  ratio: 2,
  priority: 1,
  timeStart: null,
  timeEnd: null,
  dateStart: null,
  dateEnd: null,
  days: null,
  status: true,
}
/** A second of city time. */
const at = (text: string) => Date.parse(`${text}:00Z`) / 1000
const noon = at('2026-03-18T12:00')
const ratio = (conditions: RatioCondition[], second = noon, type: 1 | 10 = 1) => ratioAt(conditions, type, second)

test('the coefficient is 1 without a condition, and without one that is on', () => {
  expect(ratio([])).toBe(1)
  expect(ratio([{ ...ALWAYS, status: false }])).toBe(1)
  expect(ratio([ALWAYS])).toBe(2)
})

test('the coefficient is for a type, or for all', () => {
  expect(ratio([{ ...ALWAYS, typeId: 10 }])).toBe(1)
  expect(ratio([{ ...ALWAYS, typeId: 10 }], noon, 10)).toBe(2)
})

test('the coefficient is of the highest priority, of equals the later one', () => {
  const weak = { ...ALWAYS, ratio: 3, priority: 0, id: 9 }
  const equal = { ...ALWAYS, ratio: 4, id: 2 }
  expect(ratio([ALWAYS, weak])).toBe(2)
  expect(ratio([weak, ALWAYS, equal])).toBe(4)
})

test('a condition holds on its dates, both included', () => {
  const dated = [{ ...ALWAYS, dateStart: '2026-03-17', dateEnd: '2026-03-18' }]
  expect(ratio(dated, at('2026-03-16T23:59'))).toBe(1)
  expect(ratio(dated, at('2026-03-17T00:00'))).toBe(2)
  expect(ratio(dated, at('2026-03-18T23:59'))).toBe(2)
  expect(ratio(dated, at('2026-03-19T00:00'))).toBe(1)
})

test('a condition holds within its time, over midnight too', () => {
  const day = [{ ...ALWAYS, timeStart: '10:00:00', timeEnd: '12:00:00' }]
  expect([at('2026-03-18T09:59'), at('2026-03-18T10:00'), noon].map((second) => ratio(day, second))).toEqual([1, 2, 1])
  const night = [{ ...ALWAYS, timeStart: '22:00:00', timeEnd: '06:00:00' }]
  const moments = ['21:59', '22:00', '23:59', '00:00', '05:59', '06:00'].map((time) => at(`2026-03-18T${time}`))
  expect(moments.map((second) => ratio(night, second))).toEqual([1, 2, 2, 2, 2, 1])
})

test('a condition holds on its weekdays: 0 is Sunday, 6 Saturday', () => {
  const weekend = [{ ...ALWAYS, days: [0, 6] }]
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) => ratio(weekend, at(`2026-03-${day}T12:00`)))
  expect(week).toEqual([1, 1, 1, 1, 1, 2, 2])
  expect(ratio([{ ...ALWAYS, days: [] }])).toBe(2)
})
