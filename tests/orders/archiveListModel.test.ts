import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { archiveListStore, startArchiveLiveUpdates } from '../../src/pages/orders/archive/archiveListModel'
import {
  archiveTotalsLoader,
  loadArchiveTotals,
  resetArchiveTotals,
} from '../../src/pages/orders/archive/archiveTotalsLoader'
import { configureApi } from '../session/mockFetch'

const order = (id: number, fields: Partial<Order> = {}): Order => ({
  id,
  status: 100,
  createdAt: '2026-11-21 12:00:00',
  cityId: 1,
  ...fields,
})

let stop: () => void
let calls: [path: string, body: unknown][]

beforeEach(async () => {
  jest.useFakeTimers()
  configureApi()
  calls = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    const path = new URL(request.url).pathname
    calls.push([path, await request.json()])
    return Response.json(
      path.endsWith('/summary') ? { totalCount: 3 } : [order(5), order(4, { returnCheckUrl: 'https://a/b.png' })],
    )
  })
  orderBook.clear()
  stop = startArchiveLiveUpdates()
  await archiveListStore.load({ page: 1, cityId: 1 })
  loadArchiveTotals({ cityId: 1 })
  await archiveTotalsLoader.load()
  calls = []
})

afterEach(() => {
  stop()
  archiveListStore.reset()
  resetArchiveTotals()
  jest.useRealTimers()
})

const summaries = () => calls.filter(([path]) => path.endsWith('/archive/summary'))
const ids = () => archiveListStore.state.rows.map(({ id }) => id)

test('the summary is requested with the filter only', async () => {
  loadArchiveTotals({ cityId: 1, isNewClient: false })
  await archiveTotalsLoader.load()
  expect(summaries()).toEqual([['/v1/manage/order/archive/summary', { cityId: 1, isNewClient: false }]])
})

test('an order that leaves makes the totals load once more, however many updates there are', async () => {
  orderBook.receive([order(5, { status: 20 })])
  orderBook.receive([order(4, { status: 0 }), order(77)])
  expect(ids()).toEqual([4])
  expect(summaries()).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(6000)
  expect(summaries()).toHaveLength(1)
  orderBook.receive([order(78)])
  await jest.advanceTimersByTimeAsync(2000)
  expect(summaries()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(4000)
  expect(summaries()).toHaveLength(2)
})

test('totals that take long are waited for, then loaded once more', async () => {
  const slowMs = 20_000
  const answered: unknown[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { signal, url } = input as Request
    if (!url.endsWith('/summary')) return Promise.resolve(Response.json([]))
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      setTimeout(() => {
        answered.push(input)
        resolve(Response.json({ totalCount: answered.length }))
      }, slowMs)
    })
  })
  for (let second = 0; second < 60; second++) {
    orderBook.receive([order(100 + second)])
    await jest.advanceTimersByTimeAsync(1000)
  }
  expect(answered.length).toBeGreaterThan(1)
  expect(archiveTotalsLoader.get().value?.summary).toEqual({ totalCount: answered.length })
})

test('orders outside the filter, and active ones of others, do not change the totals', async () => {
  orderBook.receive([order(77, { cityId: 2 }), order(78, { status: 10 })])
  await jest.advanceTimersByTimeAsync(20_000)
  expect(summaries()).toHaveLength(0)
})

test('no totals are loaded after the screen is left', async () => {
  orderBook.receive([order(5, { status: 20 })])
  archiveListStore.reset()
  resetArchiveTotals()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(calls).toEqual([])
})

test('a deleted return check disappears, even if the response omits the field', async () => {
  orderBook.storeFullOrder(order(4), orderBook.startRequest())
  expect(archiveListStore.state.rows[1]?.order.returnCheckUrl).toBeUndefined()
  await jest.advanceTimersByTimeAsync(6000)
  expect(summaries()).toHaveLength(1)
})

test('the detail of an unchanged order loads no totals', async () => {
  orderBook.storeFullOrder(order(5, { comments: 'Позвоните' }), orderBook.startRequest())
  expect(archiveListStore.state.rows[0]?.order.comments).toBe('Позвоните')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(summaries()).toHaveLength(0)
})
