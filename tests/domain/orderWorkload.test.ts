import { expect, test } from '@jest/globals'
import { promisedDeliverySecond } from '../../src/domain/orderDelay'
import { calculateOrderWorkload, peakWorkloadSlot } from '../../src/domain/orderWorkload'

const NOON = Date.UTC(2026, 2, 18, 7) / 1000
const minute = (count: number) => NOON + count * 60

/**
 * `promised` is the promised time of delivery and `due` the time when the current status is due, in minutes after noon. By default `due`
 * equals `promised`.
 */
const order = (promised: number | undefined, due = promised) => ({
  promised: promised === undefined ? undefined : minute(promised),
  due: due === undefined ? undefined : minute(due),
  unassignedFrom: undefined,
})

test('the workload counts by the quarter of an hour, from an hour ago to three hours ahead', () => {
  const { slots, now } = calculateOrderWorkload([order(7), order(14), order(15), order(179)], minute(7) + 30)
  expect(slots).toHaveLength(16)
  expect(slots[0]?.from).toBe(minute(-60))
  expect(slots.map(({ count }) => count).join('')).toBe('0000210000000001')
  expect(now).toBe(minute(7))
})

test('orders late by over an hour come first; later ones and those without a time are left out', () => {
  const { slots } = calculateOrderWorkload([order(-61), order(-600), order(180), order(undefined)], NOON)
  expect(slots[0]).toEqual({ from: minute(-60), count: 2, late: 2 })
  expect(slots.reduce((sum, { count }) => sum + count, 0)).toBe(2)
})

test('an order is late if its promise or its status time has passed', () => {
  const { slots } = calculateOrderWorkload([order(-5), order(30, -1), order(30, 20), order(0)], NOON)
  expect(slots.map(({ late }) => late).join('')).toBe('0001001000000000')
})

test('the peak is the busiest quarter of an hour, the first of several, none without orders', () => {
  expect(peakWorkloadSlot(calculateOrderWorkload([order(20), order(50), order(21), order(51)], NOON))?.from).toBe(
    minute(15),
  )
  expect(peakWorkloadSlot(calculateOrderWorkload([order(181)], NOON))).toBeUndefined()
})

test('an agreed time wins over a planned one; nothing else is a promise', () => {
  const moments = {
    deliveryDateTime: '2026-03-18 13:00:00',
    createdAt: '2026-03-18 12:30:00',
    timeForReady: 20,
    timeForDelivery: 40,
  }
  const statusEnd = { dateTimeStatusFinish: '2026-03-18 12:10:00' }
  expect(promisedDeliverySecond(moments, 5)).toBe(minute(60))
  expect(promisedDeliverySecond({ ...moments, deliveryDateTime: undefined }, 5)).toBe(minute(90))
  expect(
    promisedDeliverySecond({ ...moments, ...statusEnd, deliveryDateTime: undefined, timeForReady: undefined }, 5),
  ).toBeUndefined()
  expect(promisedDeliverySecond({}, 5)).toBeUndefined()
})
