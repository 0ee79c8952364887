import { describe, expect, test } from '@jest/globals'
import { parseListQuery } from '../../src/lib/listQuery'
import { ARCHIVE_QUERY_DEF, ORDER_QUERY_DEF } from '../../src/pages/orders/list/orderQueryDefs'

/** Contract: a filter in the URL whose value is outside its enumeration is ignored, like an unknown key. */

const active = (search: string) => parseListQuery(search, ORDER_QUERY_DEF.filters, ORDER_QUERY_DEF.sortable)
const archived = (search: string) => parseListQuery(search, ARCHIVE_QUERY_DEF.filters, ARCHIVE_QUERY_DEF.sortable)

describe('status', () => {
  test.each(['0', '-1', '100', '10.5', 'новый'])('active orders have no %s', (status) => {
    expect(active(`status=${status}&cityId=1`)).toEqual({ page: 1, cityId: 1 })
  })

  test.each(['1', '10', '99'])('active orders may have %s, the archive not', (status) => {
    expect(active(`status=${status}`)).toEqual({ page: 1, status: Number(status) })
    expect(archived(`status=${status}`)).toEqual({ page: 1 })
  })

  test.each(['0', '-3', '100'])('the archive may have %s', (status) => {
    expect(archived(`status=${status}`)).toEqual({ page: 1, status: Number(status) })
  })
})

test('payment type and delivery service are of their enumerations', () => {
  expect(active('paymentTypeId=4&deliveryService=UBER')).toEqual({ page: 1 })
  expect(active('paymentTypeId=3&deliveryService=InDrive')).toEqual({
    page: 1,
    paymentTypeId: 3,
    deliveryService: 'InDrive',
  })
})

// Operations, «Orders filter form»: deliveryService (Yandex, InDrive).
test.each([
  ['YANDEX', 'Yandex'],
  ['Yandex', 'Yandex'],
  ['yandex', 'Yandex'],
  ['INDRIVE', 'InDrive'],
])('the service named %s in a link is sent as in orders: %s', (name, sent) => {
  expect(active(`deliveryService=${name}`)).toEqual({ page: 1, deliveryService: sent })
  expect(archived(`deliveryService=${name}`)).toEqual({ page: 1, deliveryService: sent })
})
