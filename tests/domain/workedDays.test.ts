/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { toWorkedShifts } from '../../src/pages/couriers/card/courierDayShifts'
import { createPointCourierGroups } from '../../src/pages/couriers/pointCourierGroups'

const shift = { id: 1, history: [], trackInfo: [], countOrder: 3 }

test.each([
  ['on its day', '2026-03-18', '2026-03-18 09:30:00', '2026-03-18 18:00:00', 570, 1080],
  ['after midnight, of the day before', '2026-03-18', '2026-03-19 00:30:00', '2026-03-19 04:00:00', 1470, 1680],
  ['with an offset', '2026-03-18', '2026-03-18T18:30:00Z', '2026-03-18T20:00:00Z', 1410, 1500],
  ['without a day of its own', undefined, '2026-03-19 00:30:00', '2026-03-19 04:00:00', 30, 240],
])('a shift %s', (_name, dateSlot, createdAt, finishedAt, start, end) => {
  const [worked] = toWorkedShifts({ ...shift, dateSlot, createdAt, finishedAt }, 5)
  expect(worked).toEqual({ date: dateSlot ?? '2026-03-19', start, end, orders: 3 })
})

test('each part of a point has its own stable key', () => {
  const part = (id?: number) => ({ point: id === undefined ? undefined : { id, name: 'Центр' }, couriers: [] })
  const keys = createPointCourierGroups([part(1), part(), part(1), part()], 'all', '').map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
  expect(createPointCourierGroups([part(), part(1)], 'all', '').map(({ key }) => key)).toEqual([keys[1], keys[0]])
})
