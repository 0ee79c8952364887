import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { type LiveView, matchesFilter, mergeLive } from '../../src/pages/orders/live/liveRules'

const order = (id: number, fields: Partial<Order> = {}): Order => ({
  id,
  status: 10,
  createdAt: '2026-11-21 12:00:00',
  cityId: 1,
  ...fields,
})

const view = (query: Partial<LiveView['query']> = {}, rest: Partial<LiveView> = {}): LiveView => ({
  query: { page: 1, ...query },
  capacity: 20,
  ...rest,
})

const ids = (orders: Order[]) => orders.map(({ id }) => id)

test('merges by id: what the update does not carry stays', () => {
  const { orders } = mergeLive([order(1, { companyName: 'Кафе' })], [{ ...order(1), status: 30 }], view())
  expect(orders).toEqual([order(1, { companyName: 'Кафе', status: 30 })])
})

test('keeps only active orders', () => {
  for (const status of [100, 0, -1]) {
    expect(mergeLive([order(1), order(2)], [order(2, { status })], view())).toMatchObject({
      orders: [{ id: 1 }],
      totalChange: -1,
    })
  }
  expect(mergeLive([], [order(5, { status: 100 })], view())).toEqual({ orders: [], totalChange: 0 })
})

test('puts new orders in their place, the newest first', () => {
  const { orders, totalChange } = mergeLive([order(9), order(5)], [order(7), order(12)], view())
  expect(ids(orders)).toEqual([12, 9, 7, 5])
  expect(totalChange).toBe(2)
})

test('follows the order of the address for new ones, and moves no row that was there', () => {
  const rows = [order(3, { sumTotal: 900 }), order(9, { sumTotal: 500 })]
  const updates = [order(4, { sumTotal: 700 }), order(9, { sumTotal: 5000 })]
  expect(ids(mergeLive(rows, updates, view({ orderBy: 'sumTotal_SORT_DESC' })).orders)).toEqual([3, 9, 4])
})

test('never shows more than a page', () => {
  const { orders, totalChange } = mergeLive([order(9), order(5)], [order(12), order(1)], view({}, { capacity: 2 }))
  expect(ids(orders)).toEqual([12, 9])
  expect(totalChange).toBe(1)
})

test('new orders do not push an open one off its page', () => {
  const rows = [order(9), order(5)]
  const open = view({}, { capacity: 2, openId: 5 })
  const { orders } = mergeLive(rows, [order(12)], open)
  expect(ids(orders)).toEqual([12, 9, 5])
  expect(ids(mergeLive(orders, [order(13)], open).orders)).toEqual([13, 12, 5])
  expect(ids(mergeLive(orders, [order(13)], view({}, { capacity: 2 })).orders)).toEqual([13, 12])
})

test('inserts nothing on later pages, but updates what is there', () => {
  const { orders } = mergeLive([order(5)], [order(12), order(5, { status: 20 })], view({ page: 2 }))
  expect(orders).toEqual([order(5, { status: 20 })])
})

test('an order that ends on another page leaves the total', () => {
  expect(mergeLive([order(9)], [order(2, { status: 100 })], view({}, { hasMore: true })).totalChange).toBe(-1)
})

test('on a later page the total does not sink while orders come and go elsewhere', () => {
  const updates = [order(12), order(2, { status: 100 })]
  expect(mergeLive([order(5)], updates, view({ page: 2 }, { hasMore: true })).totalChange).toBe(0)
})

test('an order that comes and goes in one batch leaves no trace', () => {
  expect(mergeLive([], [order(1), order(1, { status: 100 })], view())).toEqual({ orders: [], totalChange: 0 })
})

test('what stops matching the filter leaves', () => {
  expect(mergeLive([order(1)], [order(1, { status: 20 })], view({ status: 10 })).orders).toEqual([])
})

test.each<[string, Partial<LiveView['query']>, Partial<Order>, boolean]>([
  ['city', { cityId: 2 }, { cityId: 1 }, false],
  ['city that the order does not tell', { cityId: 2 }, { cityId: undefined }, true],
  ['company', { companyId: 4 }, { companyId: 4 }, true],
  ['part of the external number', { externalId: 'b-1' }, { externalId: 'AB-17' }, true],
  ['external number of an order without one', { externalId: '17' }, {}, false],
  ['payment', { paymentTypeId: 1 }, { paymentTypeId: 2 }, false],
  ['establishment', { companyName: 'пицца' }, { companyName: 'Дастархан Пицца' }, true],
  ['first day', { dateStart: '2026-11-22' }, {}, false],
  ['last day', { dateEnd: '2026-11-21' }, {}, true],
  ['courier', { courierId: 3 }, { courier: { id: 4, fio: undefined, phone: undefined, courierTypeId: 1 } }, false],
  ['external courier', { isExternalCourier: false }, {}, true],
  ['new client', { isNewClient: true }, {}, false],
])('filter by %s', (_name, query, fields, expected) => {
  expect(matchesFilter(order(1, fields), view(query))).toBe(expected)
})

test('the point is compared by id, else by its name, else let in', () => {
  const query = { page: 1, pointId: 7 }
  const at = (point: Partial<NonNullable<Order['point']>>) =>
    order(1, { point: { id: undefined, name: undefined, ...point } })
  expect(matchesFilter(at({ id: 8 }), { query })).toBe(false)
  expect(matchesFilter(at({ name: 'Центр' }), { query, pointName: 'Восток' })).toBe(false)
  expect(matchesFilter(at({ name: 'Центр' }), { query })).toBe(true)
})
