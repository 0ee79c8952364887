import { beforeEach, expect, test } from '@jest/globals'
import type { Shift } from '../../src/api/shifts'
import { shiftMomentTimeText, shiftTimezone } from '../../src/pages/couriersShifts/shiftCityTime'
import { shiftBody, shiftFormWarnings } from '../../src/pages/couriersShifts/shiftFormValues'
import { session } from '../../src/session/session'

/**
 * Contract, «Settled in the third review»: each row of a list uses the time zone of its own city, and the console warns about shift times
 * that the mock refuses.
 */

const UTC = '2026-03-17T05:00:00Z'

beforeEach(() => {
  session.user = {
    id: 1,
    fio: 'Ахметов Данияр',
    accesses: [],
    allowedCities: [
      { id: 1, name: 'Караганда', timezone: 5 },
      { id: 2, name: 'Усть-Каменогорск', timezone: 6 },
    ],
  } as unknown as typeof session.user
})

const shift = (more: Partial<Shift>): Shift => ({ id: 31, history: [], trackInfo: [], ...more })

test.each<[string, Partial<Shift>, number | undefined, string]>([
  ['its own city', { cityId: 2 }, undefined, '11:00'],
  ['its own city before that of the filter', { cityId: 2 }, 1, '11:00'],
  ['the city of the filter', {}, 1, '10:00'],
  ['no city', {}, undefined, '—'],
])('a shift follows the clock of %s', (_name, more, filterCity, shown) => {
  expect(shiftMomentTimeText(UTC, shiftTimezone(shift(more), filterCity))).toBe(shown)
})

test('a local time needs no city', () => {
  expect(shiftMomentTimeText('2026-03-17 10:00:00', shiftTimezone(shift({}), undefined))).toBe('10:00')
})

const KNOWN = shift({ createdAt: '2026-03-17 09:58:12' })
const at = (time: string) => `2026-03-17 ${time}:00`

test.each([
  ['an ordinary end', { sessionEnd: at('18:00') }, []],
  ['an end in the minute of the start', { sessionEnd: at('09:58') }, []],
  ['an end before the start', { sessionEnd: at('09:57') }, ['sessionEnd']],
  ['half a break', { sessionEnd: at('18:00'), breakTimeStart: at('13:00') }, ['breakTimeEnd']],
  [
    'a break that ends before it starts',
    { sessionEnd: at('18:00'), breakTimeStart: at('13:00'), breakTimeEnd: at('12:00') },
    ['breakTimeEnd'],
  ],
  [
    'a break outside the shift',
    { sessionEnd: at('18:00'), breakTimeStart: at('09:00'), breakTimeEnd: at('19:00') },
    ['breakTimeStart', 'breakTimeEnd'],
  ],
])('%s is warned about at its field', (_name, values, fields) => {
  expect(Object.keys(shiftFormWarnings(values, KNOWN, 5))).toEqual(fields)
})

test('a removed break is warned about and left out of the request', () => {
  const known = { ...KNOWN, breakTimeStart: at('13:00'), breakTimeEnd: at('13:30') }
  const values = { sessionEnd: at('18:00') }
  expect(Object.keys(shiftFormWarnings(values, known, 5))).toEqual(['breakTimeStart'])
  expect(shiftBody({ ...values, breakTimeStart: at('13:00') })).toEqual(values)
})
