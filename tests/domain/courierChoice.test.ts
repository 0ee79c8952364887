import { expect, test } from '@jest/globals'
import {
  averageDistanceKm,
  type CourierCandidate,
  candidateSummaryText,
  compareCouriersByFitness,
} from '../../src/domain/courierChoice'

const courier = (id: number, more: Partial<CourierCandidate> = {}): CourierCandidate => ({
  id,
  fio: `Курьер ${id}`,
  isFree: true,
  ordersInHand: 0,
  ...more,
})

test('free couriers come first, then the nearer, then those with fewer orders', () => {
  const busy = courier(1, { isFree: false, distanceKm: 0.1 })
  const far = courier(2, { distanceKm: 3 })
  const near = courier(3, { distanceKm: 0.8 })
  const nowhere = courier(4)
  const loaded = courier(5, { distanceKm: 0.8, ordersInHand: 2 })
  expect([busy, nowhere, far, loaded, near].sort(compareCouriersByFitness).map(({ id }) => id)).toEqual([3, 5, 2, 4, 1])
})

test('the reason names known facts only', () => {
  expect(candidateSummaryText(courier(1, { distanceKm: 0.84, courierTypeId: 10 }))).toBe('свободен, 0,8\u00a0км, авто')
  expect(candidateSummaryText(courier(1, { distanceKm: 0.84, courierTypeId: 10, shiftUntil: '15:00' }))).toBe(
    'свободен, 0,8\u00a0км, авто, смена до\u00a015:00',
  )
  expect(candidateSummaryText(courier(1, { isFree: false, state: 'В пути', ordersInHand: 2 }))).toBe(
    'В пути, 2\u00a0заказа',
  )
  expect(candidateSummaryText(courier(1, { isFree: false, courierTypeId: 77 }))).toBe('с заказом')
})

test('for several branches the distance is the average, unknown without positions', () => {
  const at = (lat: number) => ({ lat, long: 73 })
  const one = averageDistanceKm([at(49.81)], at(49.8)) ?? 0
  expect(one).toBeCloseTo(1.11, 2)
  expect(averageDistanceKm([at(49.81), at(49.83)], at(49.8))).toBeCloseTo(one * 2, 5)
  expect(averageDistanceKm([], at(49.8))).toBeUndefined()
  expect(averageDistanceKm([at(49.8)], undefined)).toBeUndefined()
})
