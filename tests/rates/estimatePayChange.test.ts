/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import type { CourierRate } from '../../src/api/rates'
import type { Salary } from '../../src/api/salary'
import type { Shift } from '../../src/api/shifts'
import { estimatePayChange, meanRatioBetween } from '../../src/domain/rates/estimatePayChange'
import { compileRatioCondition } from '../../src/domain/rates/ratio'
import type { LastWeekPayData } from '../../src/pages/rates/whatIf/loadLastWeekPayData'
import { recalculatePayAtCourierRates } from '../../src/pages/rates/whatIf/recalculatePayAtCourierRates'
import { recalculatePayAtRatioRates } from '../../src/pages/rates/whatIf/recalculatePayAtRatioRates'

const rate = (rateTypeId: number, orderPrice: number, hourPrice: number): CourierRate => ({
  typeId: 1,
  rateTypeId,
  orderPrice,
  hourPrice,
  bonusForSticker: undefined,
})
const RATES = [rate(1, 400, 150), rate(2, 500, 200)]

const shift = (id: number, courierId: number, more: Partial<Shift> = {}): Shift => ({
  id,
  courier: { id: courierId, fio: `Курьер ${courierId}`, courierTypeId: 1 },
  createdAt: '2026-03-16 10:00:00',
  finishedAt: '2026-03-16 18:00:00',
  breakTimeStart: undefined,
  breakTimeEnd: undefined,
  dateSlot: undefined,
  countOrder: 10,
  salary: { orderAmount: 4000, dailyBonus: 0 },
  sumDelivery: 0,
  distance: 0,
  sessionEnd: undefined,
  history: [],
  trackInfo: [],
  ...more,
})
const record = (courierId: number, hoursAmount: number, orderAmount: number): Salary =>
  ({
    id: courierId,
    workDate: '2026-03-16',
    courier: { id: courierId, fio: `Курьер ${courierId}` },
    hoursAmount,
    orderAmount,
  }) as Salary

const week = (more: Partial<LastWeekPayData>): LastWeekPayData => ({
  period: { dateStart: '2026-03-11', dateEnd: '2026-03-17' },
  timezone: 5,
  shifts: [shift(1, 1), shift(2, 2), shift(3, 3)],
  // Courier 1 worked 8 hours at 150 ₸ per hour, courier 2 worked 8 hours at 200 ₸ per hour. The pay of courier 3 was computed at an
  // older rate.
  records: [record(1, 1200, 4000), record(2, 1600, 5000), record(3, 999, 4000)],
  ...more,
})

describe('other rates', () => {
  test('the same rates change nothing, and only the share has a day with an unknown rate', () => {
    const effect = estimatePayChange(recalculatePayAtCourierRates(week({}), RATES, RATES))
    expect(effect.sum).toEqual({ before: 11_800, after: 11_800 })
    expect([effect.gaining, effect.losing]).toEqual([[], []])
    expect([effect.known, effect.count]).toEqual([2, 3])
  })

  test('a shift that starts after midnight belongs to its date, not to that of its start', () => {
    const late = { dateSlot: '2026-03-16', createdAt: '2026-03-17 00:20:00', finishedAt: '2026-03-17 08:20:00' }
    const effect = estimatePayChange(recalculatePayAtCourierRates(week({ shifts: [shift(1, 1, late)] }), RATES, RATES))
    expect(effect.sum).toEqual({ before: 5200, after: 5200 })
  })

  test('hours and orders follow the tariff of the day; gaining and losing couriers are named', () => {
    const effect = estimatePayChange(
      recalculatePayAtCourierRates(week({}), RATES, [rate(1, 440, 150), rate(2, 500, 100)]),
    )
    expect(effect.byType).toEqual([{ typeId: 1, sum: { before: 11_800, after: 11_400 } }])
    expect(effect.gaining).toEqual([{ courierId: 1, name: 'Курьер 1', before: 5200, after: 5600 }])
    expect(effect.losing).toEqual([{ courierId: 2, name: 'Курьер 2', before: 6600, after: 5800 }])
  })

  test('nothing is guessed for two tariffs with one hourly rate, an open shift, a price being typed', () => {
    const same = [rate(1, 400, 150), rate(2, 500, 150)]
    expect(estimatePayChange(recalculatePayAtCourierRates(week({}), same, same)).known).toBe(0)
    const open = week({ shifts: [shift(1, 1, { finishedAt: undefined }), shift(2, 2), shift(3, 3)] })
    expect(estimatePayChange(recalculatePayAtCourierRates(open, RATES, RATES)).known).toBe(1)
    const typed = [{ ...rate(1, 400, 150), orderPrice: undefined }, rate(2, 500, 200)]
    expect(estimatePayChange(recalculatePayAtCourierRates(week({}), RATES, typed)).known).toBe(1)
  })
})

describe('other conditions', () => {
  const evening = compileRatioCondition({
    id: 1,
    ratio: 1.5,
    priority: 1,
    timeStart: '14:00',
    timeEnd: '18:00',
    status: true,
  })

  test('half of the shift is raised by a half: a quarter more', () => {
    const effect = estimatePayChange(recalculatePayAtRatioRates(week({}), [], [evening]))
    expect(effect.sum).toEqual({ before: 12_000, after: 15_000 })
    expect(effect.gaining).toHaveLength(3)
    expect(estimatePayChange(recalculatePayAtRatioRates(week({}), [evening], [])).sum).toEqual({
      before: 12_000,
      after: 9_600,
    })
  })

  test('the city clock decides, in any time format', () => {
    const zoned = shift(1, 1, { createdAt: '2026-03-16T05:00:00Z', finishedAt: '2026-03-16T13:00:00Z' })
    expect(estimatePayChange(recalculatePayAtRatioRates(week({ shifts: [zoned] }), [], [evening])).sum).toEqual({
      before: 4000,
      after: 5000,
    })
  })

  test('unknown parts of a shift are left out of the sum, an open one of the share as well', () => {
    const shifts = [shift(1, 1, { salary: undefined }), shift(2, 2, { finishedAt: undefined }), shift(3, 3)]
    const { known, count } = estimatePayChange(recalculatePayAtRatioRates(week({ shifts }), [], [evening]))
    expect([known, count]).toEqual([1, 2])
  })

  test('without a condition, and for no time at all, the coefficient is 1', () => {
    expect(meanRatioBetween([], 1, 0, 3600)).toBe(1)
    expect(meanRatioBetween([evening], 1, 0, 0)).toBe(1)
  })
})

describe('bounds of the estimate', () => {
  test('rounding of each order at other prices, and none where prices stay', () => {
    const rates = (orderPrice: number) => [rate(1, orderPrice, 150), rate(2, 500, 200)]
    const bounds = (orderPrice: number) => {
      const { sum, range } = estimatePayChange(recalculatePayAtCourierRates(week({}), RATES, rates(orderPrice)))
      return [range.low - sum.after, range.high - sum.after]
    }
    // The price of each of the 10 orders rises from 400 to 440 tenge. Rounding of the old price adds an error of up to 0.55 tenge per order
    // (0.5 × 440 / 400), rounding of the new price up to 0.5. For 10 orders the error is 10.5 tenge, rounded up to 11.
    expect(bounds(440)).toEqual([-11, 11])
    expect(bounds(400)).toEqual([0, 0])
  })

  test('a coefficient that changes within a shift: all orders at the lowest, or all at the highest', () => {
    const raised = compileRatioCondition({
      id: 1,
      ratio: 1.5,
      priority: 1,
      timeStart: '10:00',
      timeEnd: '12:00',
      status: true,
    })
    const { sum, range } = estimatePayChange(recalculatePayAtRatioRates(week({ shifts: [shift(1, 1)] }), [], [raised]))
    expect(range).toEqual({ low: 4000, high: 6000 })
    expect(sum.after).toBe(4500)
  })

  test('a coefficient that covers the whole shift gives an exact sum', () => {
    const raised = compileRatioCondition({ id: 1, ratio: 1.5, priority: 1, status: true })
    const { sum, range } = estimatePayChange(recalculatePayAtRatioRates(week({ shifts: [shift(1, 1)] }), [], [raised]))
    expect([sum.after, range]).toEqual([6000, { low: 6000, high: 6000 }])
  })
})
