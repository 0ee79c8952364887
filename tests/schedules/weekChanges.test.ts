/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { scheduleWeekDiff } from '../../src/domain/schedules/difference'
import { findReplacementCouriers } from '../../src/domain/schedules/replacements'
import { DATES } from './weekArbitraries'
import { days, shift } from './weekFixtures'

test('a publication lists added, removed and moved shifts by courier', () => {
  const before = days([shift(1), shift(2, { courierId: 2 }), shift(3, { courierId: 3 })], [shift(4)])
  const after = days([shift(9, { start: 600 }), shift(2, { courierId: 2 })], [shift(4), shift(8, { courierId: 4 })])
  const { couriers, total } = scheduleWeekDiff(before, after)
  expect(total).toBe(4)
  expect(couriers).toMatchObject([
    {
      courierId: 1,
      added: [],
      removed: [],
      moved: [{ from: { date: DATES[0] }, to: { shift: { start: 600 } } }],
      minutes: -60,
    },
    { courierId: 3, removed: [{ date: DATES[0] }], minutes: -540 },
    { courierId: 4, added: [{ date: DATES[1] }], minutes: 540 },
  ])
  expect(scheduleWeekDiff(before, before).couriers).toEqual([])
})

test('a replacement is free, of the same type, from the point first, with the fewest hours', () => {
  const week = {
    days: days(
      [shift(1), shift(2, { courierId: 2 }), shift(3, { courierId: 5, start: 1380, end: 1500 })],
      [
        shift(4, { courierId: 3 }),
        shift(5, { courierId: 4, pointId: 2, end: 600 }),
        shift(6, { courierId: 8, end: 900 }),
        shift(7, { courierId: 9, start: 100, end: 300 }),
      ],
    ),
  }
  const couriers = [1, 2, 3, 4, 5, 6, 8, 9].map((id) => ({ id, courierTypeId: id === 6 ? 10 : 1 }))
  expect(findReplacementCouriers(week, { day: 0, key: 1 }, couriers).map(({ courierId }) => courierId)).toEqual([
    8, 3, 4, 5,
  ])
})
