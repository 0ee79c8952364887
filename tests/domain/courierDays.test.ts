/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { courierDays, type PlannedShiftEntry, type WorkedShift } from '../../src/domain/courierDays'

const DAY = '2026-03-17'
const PERIOD = { dateStart: DAY, dateEnd: DAY }

const dayOf = (
  plan: PlannedShiftEntry | PlannedShiftEntry[] | undefined,
  worked: WorkedShift[],
  today = '2026-03-18',
  mayHide?: (date: string) => boolean,
) => courierDays(PERIOD, new Map(plan ? [[DAY, Array.isArray(plan) ? plan : [plan]]] : []), worked, today, mayHide)[0]

const plan = (timeStart?: string, timeEnd?: string): PlannedShiftEntry => ({ dateItem: DAY, timeStart, timeEnd })
const shift = (start: number, end: number, orders = 5): WorkedShift => ({ date: DAY, start, end, orders })

test('planned and worked minutes, orders of all shifts of the day', () => {
  expect(dayOf(plan('10:00', '18:00'), [shift(600, 840), shift(900, 1080, 2)])).toEqual({
    date: DAY,
    planned: 480,
    plans: [{ start: 600, end: 1080 }],
    shifts: [
      { start: 600, end: 840 },
      { start: 900, end: 1080 },
    ],
    worked: 420,
    orders: 7,
    deviation: undefined,
  })
})

test('a day of two planned shifts in any order', () => {
  const day = dayOf([plan('17:00', '21:00'), plan('09:00', '13:00')], [shift(540, 780), shift(1030, 1260)])
  expect(day).toMatchObject({
    planned: 480,
    plans: [
      { start: 540, end: 780 },
      { start: 1020, end: 1260 },
    ],
    deviation: undefined,
  })
})

test('a plan over midnight', () => {
  expect(dayOf(plan('20:00', '02:00'), [])?.planned).toBe(360)
})

test.each([
  ['15 minutes off are none', plan('10:00', '18:00'), [shift(615, 1080)], undefined],
  ['more are late', plan('10:00', '18:00'), [shift(616, 1080)], 'late'],
  ['nobody came', plan('10:00', '18:00'), [], 'absent'],
  ['came on a day off', plan(), [shift(600, 900)], 'unplanned'],
  ['a day off', plan(), [], undefined],
  ['no plan is known', undefined, [shift(600, 900)], undefined],
] as const)('%s', (_name, planned, worked, deviation) => {
  expect(dayOf(planned, [...worked])?.deviation).toBe(deviation)
})

test('a courier who may still come today is not absent', () => {
  expect(dayOf(plan('10:00', '18:00'), [], DAY)?.deviation).toBeUndefined()
})

describe('a day of two planned shifts is judged by each of them', () => {
  const two = [plan('09:00', '13:00'), plan('17:00', '21:00')]

  test.each([
    ['both in time', [shift(540, 780), shift(1020, 1260)], undefined],
    ['late for the second', [shift(540, 780), shift(1040, 1260)], 'late'],
    ['late for the first', [shift(560, 780), shift(1020, 1260)], 'late'],
    ['came to the first alone', [shift(540, 780)], 'missed'],
    ['came to the second alone', [shift(1020, 1260)], 'missed'],
    ['one shift over both', [shift(540, 1260)], undefined],
    ['two shifts within the first', [shift(540, 600), shift(660, 780)], 'missed'],
    ['came to neither', [], 'absent'],
  ] as const)('%s', (_name, worked, deviation) => {
    expect(dayOf(two, [...worked])?.deviation).toBe(deviation)
  })

  test('the second may still come today', () => {
    expect(dayOf(two, [shift(540, 780)], DAY)?.deviation).toBeUndefined()
    expect(dayOf(two, [shift(560, 780)], DAY)?.deviation).toBe('late')
  })
})

test.each([
  ['nobody came, as far as is known', [], undefined],
  ['a late one is still late', [shift(640, 1080)], 'late'],
] as const)('a shift of the day may not have been read: %s', (_name, worked, deviation) => {
  expect(dayOf(plan('10:00', '18:00'), [...worked], '2026-03-18', () => true)?.deviation).toBe(deviation)
  expect(dayOf(plan('10:00', '18:00'), [...worked], '2026-03-18', () => false)?.deviation).toBe(deviation ?? 'absent')
})
