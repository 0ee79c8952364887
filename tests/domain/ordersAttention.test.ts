import { describe, expect, test } from '@jest/globals'
import {
  compareByUrgency,
  countOrdersByAttention,
  orderDeadlines,
  orderNeedsAttention,
} from '../../src/domain/ordersAttention'

const NOON = Date.UTC(2026, 2, 18, 12) / 1000

const at = (seconds: number) => new Date((NOON + seconds) * 1000).toISOString().replace('.000', '')

const kinds = (order: Parameters<typeof orderDeadlines>[0]) => {
  const deadlines = orderDeadlines(order, 5)
  return (['late', 'soon', 'unassigned'] as const).filter((kind) => orderNeedsAttention(deadlines, kind, NOON))
}

const COURIER = { courier: { id: 1 } }

describe('late and soon late', () => {
  test.each([
    [121, []],
    [120, ['soon']],
    [0, ['soon']],
    [-1, ['late']],
    [-3600, ['late']],
  ])('%i seconds before the end of the status: %j', (left, expected) => {
    expect(kinds({ status: 50, dateTimeStatusFinish: at(left), ...COURIER })).toEqual(expected)
  })

  test('without an agreed time the planned preparation and delivery times set the deadline', () => {
    const planned = { status: 60, courier: {}, createdAt: at(-3601), timeForReady: 20, timeForDelivery: 40 }
    expect(kinds(planned)).toEqual(['late'])
    expect(kinds({ ...planned, timeForReady: 30 })).toEqual([])
  })

  test('a promised delivery counts as well, the earlier of the two decides', () => {
    const order = { status: 50, dateTimeStatusFinish: at(600), ...COURIER }
    expect(kinds({ ...order, deliveryDateTime: at(-5) })).toEqual(['late'])
    expect(kinds({ ...order, deliveryDateTime: at(60) })).toEqual(['soon'])
    expect(kinds({ ...order, dateTimeStatusFinish: at(-5), deliveryDateTime: at(600) })).toEqual(['late'])
  })

  test('a moment without an offset is local time of the city', () => {
    const order = { status: 50, dateTimeStatusFinish: '2026-03-18 17:01:00', ...COURIER }
    expect(orderDeadlines(order, 5).due).toBe(NOON + 60)
    expect(orderDeadlines(order, 6).due).toBe(NOON + 60 - 3600)
  })

  test('an order without a time is never late', () => {
    expect(kinds({ status: 50, ...COURIER })).toEqual([])
  })

  test.each([0, -1, 100])('an order that is over (status %i) needs nothing', (status) => {
    expect(kinds({ status, dateTimeStatusFinish: at(-60) })).toEqual([])
  })
})

describe('without a courier', () => {
  test('counts at once, unless an external courier has it', () => {
    expect(kinds({ status: 10 })).toEqual(['unassigned'])
    expect(kinds({ status: 10, isExternalCourier: false })).toEqual(['unassigned'])
    expect(kinds({ status: 10, isExternalCourier: true })).toEqual([])
    expect(kinds({ status: 10, ...COURIER })).toEqual([])
  })

  test.each([
    [3601, []],
    [3600, ['unassigned']],
  ])('an order for a later hour counts from an hour before: %i seconds ahead', (ahead, expected) => {
    expect(kinds({ status: 10, deliveryDateTime: at(ahead) })).toEqual(expected)
    const planned = { createdAt: at(ahead - 2400), timeForReady: 20, timeForDelivery: 20 }
    expect(kinds({ status: 10, ...planned })).toEqual(expected)
  })
})

test('the attention bar counts late, soon late and unassigned orders; an order may count twice', () => {
  const orders = [
    orderDeadlines({ status: 10, dateTimeStatusFinish: at(-1) }, 5),
    orderDeadlines({ status: 70, dateTimeStatusFinish: at(30), ...COURIER }, 5),
    orderDeadlines({ status: 70, dateTimeStatusFinish: at(900), ...COURIER }, 5),
  ]
  expect(countOrdersByAttention(orders, NOON)).toEqual({ late: 1, soon: 1, unassigned: 1 })
  expect(countOrdersByAttention(orders, NOON + 31)).toEqual({ late: 2, soon: 0, unassigned: 1 })
})

test('most urgent first, orders without a time last, older first among equals', () => {
  const order = (id: number, due: number | undefined) => ({ id, due, unassignedFrom: undefined })
  const sorted = [order(4, undefined), order(3, 50), order(2, 50), order(1, 90), order(5, 10)].sort(compareByUrgency)
  expect(sorted.map(({ id }) => id)).toEqual([5, 2, 3, 1, 4])
})
