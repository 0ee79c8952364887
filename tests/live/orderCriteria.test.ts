import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import {
  matchesActiveCriteria,
  matchesArchiveCriteria,
  type OrderCriteria,
} from '../../src/live/orderBook/orderCriteria'

const order = (id: number, fields: Partial<Order> = {}): Order => ({
  id,
  status: 10,
  createdAt: '2026-11-21 12:00:00',
  cityId: 1,
  ...fields,
})

test.each<[string, Partial<OrderCriteria['query']>, Partial<Order>, boolean]>([
  ['city', { cityId: 2 }, { cityId: 1 }, false],
  ['city that the order does not tell', { cityId: 2 }, { cityId: undefined }, true],
  ['status', { status: 20 }, {}, false],
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
  const filter = { query: { page: 1, ...query } }
  expect(matchesActiveCriteria(order(1, fields), filter)).toBe(expected)
  expect(matchesArchiveCriteria(order(1, { ...fields, status: 100 }), filter)).toBe(expected)
})

test('the point is compared by id, else by name, else it matches', () => {
  const query = { page: 1, pointId: 7 }
  const at = (point: Partial<NonNullable<Order['point']>>) =>
    order(1, { point: { id: undefined, name: undefined, ...point } })
  expect(matchesActiveCriteria(at({ id: 8 }), { query })).toBe(false)
  expect(matchesActiveCriteria(at({ name: 'Центр' }), { query, pointName: 'Восток' })).toBe(false)
  expect(matchesActiveCriteria(at({ name: 'Центр' }), { query })).toBe(true)
})
