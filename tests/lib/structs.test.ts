import { expect, test } from '@jest/globals'
import { create, is } from 'superstruct'
import { toCityTime } from '../../src/lib/jodaMoments'
import { booleanStruct, dateTimeStruct, isoDateStruct, numberStruct } from '../../src/lib/structs'

test.each([
  '2026-11-21 18:30:00',
  '2026-11-21T18:30:00Z',
  '2026-11-21T18:30:00.123456+05:00',
  '2026-11-21T18:30+0500',
  '2028-02-29 23:59:59',
])('%s is a moment, which the dates can read', (moment) => {
  expect(is(moment, dateTimeStruct())).toBe(true)
  expect(() => toCityTime(moment, 5)).not.toThrow()
})

test.each([
  '0000-00-00 00:00:00',
  '2026-02-29 12:00:00',
  '2026-04-31T12:00:00Z',
  '2026-13-01 12:00:00',
  '2026-11-21 24:00:00',
  '2026-11-21 12:60:00',
  '2026-11-21',
  '21-11-2026 12:00:00',
])('%s is invalid: it is rejected with the name of its field', (moment) => {
  expect(is(moment, dateTimeStruct())).toBe(false)
})

test.each([
  ['2026-11-30', true],
  ['2026-11-31', false],
  ['2026-00-10', false],
  ['2026-11-21 12:00:00', false],
])('%s as a day: %s', (day, isDay) => {
  expect(is(day, isoDateStruct())).toBe(isDay)
})

test.each([
  ['9007199254740993', false],
  [2 ** 53, false],
  ['9007199254740991', true],
  ['-12.5', true],
  [Number.POSITIVE_INFINITY, false],
])('%s is a number without rounding: %s', (value, isExact) => {
  if (isExact) expect(create(value, numberStruct())).toBe(Number(value))
  else expect(() => create(value, numberStruct())).toThrow()
})

/** Contract, third review: `isSticker` is a boolean; `1` and `0` are read as true and false. */
test.each([
  [1, true],
  [0, false],
  ['true', true],
  [2, undefined],
  [null, undefined],
])('%p is read as the boolean %p', (value, read) => {
  if (read === undefined) expect(() => create(value, booleanStruct())).toThrow()
  else expect(create(value, booleanStruct())).toBe(read)
})
