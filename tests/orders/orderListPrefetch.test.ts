import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { User } from '../../src/api/user'
import { liveState } from '../../src/live/liveState'
import { createOrderBook } from '../../src/live/orderBook/orderBook'
import { matchesActiveCriteria } from '../../src/live/orderBook/orderCriteria'
import { createOrderListModel } from '../../src/live/orderBook/orderListModel'
import { createOrderListPrefetch } from '../../src/pages/orders/list/orderListPrefetch'
import { ORDER_SAVED_FILTER_SCREEN } from '../../src/pages/orders/list/orderQueryDefs'
import { session } from '../../src/session/session'

let searches: unknown[]
let prefetch: ReturnType<typeof createOrderListPrefetch>

beforeEach(() => {
  searches = []
  session.user = { id: 3, fio: 'Ким', accesses: ['order_view'], allowedCities: [] } as unknown as User
  liveState.health = 'connecting'
  const page = createOrderListModel({
    book: createOrderBook(),
    search: async (query) => {
      searches.push(query)
      return { rows: [], total: 0, perPage: 20, pageCount: 1 }
    },
    counts: matchesActiveCriteria,
    keepsRow: matchesActiveCriteria,
    addsNewOrders: true,
  })
  prefetch = createOrderListPrefetch(page, ORDER_SAVED_FILTER_SCREEN)
})
afterEach(() => {
  session.user = null
  liveState.health = 'off'
})

test('the list of the first screen is requested once, when the stream is live', () => {
  prefetch.prefetchWhenLive('status=20')
  expect(searches).toEqual([])
  liveState.health = 'live'
  expect(searches).toEqual([expect.objectContaining({ page: 1, status: 20 })])
})

test('a later change of the stream requests nothing', () => {
  prefetch.prefetchWhenLive('status=20')
  liveState.health = 'live'
  // Prefetch another query. Otherwise a repeated prefetch of status 20 would send no request, and the test would not notice it.
  prefetch.prefetchList('status=30')
  liveState.notifications = 5
  liveState.health = 'reconnecting'
  liveState.health = 'live'
  expect(searches).toHaveLength(2)
})

test('a list that opens before the stream is live loads itself', () => {
  prefetch.prefetchWhenLive('status=20')
  prefetch.open('status=20')
  liveState.health = 'live'
  expect(searches).toEqual([])
})

test('after a sign-out nothing is requested', () => {
  prefetch.prefetchWhenLive('status=20')
  session.user = null
  liveState.health = 'live'
  expect(searches).toEqual([])
})
