import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { subscribe } from 'valtio'
import type { Order, OrderFilters } from '../../src/api/orders'
import { setClockSource } from '../../src/lib/clock'
import type { ListQuery } from '../../src/lib/listQuery'
import { LIVE_STATE_OFF, liveState } from '../../src/live/liveState'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { attentionStoreState, orderAttentionStore } from '../../src/pages/orders/attention/orderAttentionStore'
import { activeOrdersListModel, activeOrdersListStore } from '../../src/pages/orders/live/activeOrdersListModel'
import { configureApi } from '../session/mockFetch'

const NOW = Date.UTC(2026, 2, 18, 8)
const PER_PAGE = 2
const BACKGROUND_DELAY_MS = 1000

const order = (id: number, left: number, change: Partial<Order> = {}): Order => ({
  id,
  status: 50,
  createdAt: '2026-03-18 12:00:00',
  dateTimeStatusFinish: new Date(NOW + left * 1000).toISOString(),
  courier: { id: 1, fio: undefined, phone: undefined, courierTypeId: undefined },
  ...change,
})

let world: Order[]
let requests: { page: number; body: unknown }[]
/** Pages whose response waits for `release`. It contains the orders as they were when the request arrived. */
let held: Set<number>
let release: () => void
let failing: Set<number>
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  setClockSource(() => Date.now())
  configureApi()
  world = []
  requests = []
  held = new Set()
  failing = new Set()
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  orderBook.clear()
  const stops = [orderAttentionStore.start(), activeOrdersListModel.start()]
  stop = () => void stops.map((end) => end())
})

afterEach(() => {
  stop()
  Object.assign(liveState, LIVE_STATE_OFF)
  activeOrdersListStore.reset()
  jest.useRealTimers()
})

async function answer(input: unknown): Promise<Response> {
  const request = input as Request
  const page = Number(new URL(request.url).searchParams.get('page'))
  requests.push({ page, body: JSON.parse(await request.text()) })
  if (failing.has(page)) return Response.json({ message: 'Сервер занят' }, { status: 500 })
  const rows = world.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  if (held.has(page)) {
    await new Promise<void>((resolve, reject) => {
      release = resolve
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  }
  return Response.json(rows, {
    headers: {
      'x-pagination-total-count': String(world.length),
      'x-pagination-per-page': String(PER_PAGE),
      'x-pagination-page-count': String(Math.ceil(world.length / PER_PAGE)),
    },
  })
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const afterBackground = () => pass(BACKGROUND_DELAY_MS + 10)

async function load(query: ListQuery<OrderFilters> = { page: 1 }): Promise<void> {
  const done = activeOrdersListStore.load(query)
  await pass(0)
  await done
}

const pages = () => requests.map(({ page }) => page)
const counts = () => Object.values(attentionStoreState.counts ?? {})
const rowIds = () => attentionStoreState.rows.map(({ id }) => id)
const choose = (which: 'late' | 'soon' | 'unassigned', openId?: number) =>
  orderAttentionStore.view({ attention: which, orderBy: undefined, openId })

test('a single page requests nothing more, and its counts cover everything', async () => {
  world = [order(2, -5), order(1, 60, { courier: undefined })]
  expect(attentionStoreState.counts).toBeNull()
  await load()
  expect(attentionStoreState).toMatchObject({ counts: { late: 1, soon: 1, unassigned: 1 }, scope: 'all' })
  await afterBackground()
  expect(pages()).toEqual([1])
})

test('orders that only the server matches to the filter are counted on every page until they change', async () => {
  world = [3, 2, 1].map((id) => order(id, -5, { companyName: 'Щёлкунчик' }))
  await load({ page: 1, companyName: 'щелкунчик' })
  expect(attentionStoreState).toMatchObject({ counts: { late: 2 }, scope: 'page' })
  await afterBackground()
  expect(pages()).toEqual([1, 2])
  expect(attentionStoreState).toMatchObject({ counts: { late: 3 }, scope: 'all' })
  // The response of a single order has fields that a search may omit.
  orderBook.storeFullOrder({ ...world[0], transitions: [] } as Order, orderBook.startRequest())
  expect(attentionStoreState.counts?.late).toBe(3)
  expect(activeOrdersListStore.state.rows).toHaveLength(2)
  orderBook.receive([order(3, -5, { companyName: 'Чайка' })])
  expect(attentionStoreState.counts?.late).toBe(2)
})

test('other pages follow quietly, one after another and with the same body', async () => {
  world = [order(6, -1), order(5, 900), order(4, -1), order(3, 60), order(2, -1), order(1, 900)]
  await load({ page: 2, cityId: 1, orderBy: 'id_SORT_DESC' })
  expect(attentionStoreState).toMatchObject({ counts: { late: 1, soon: 1 }, scope: 'page' })
  await pass(BACKGROUND_DELAY_MS - 100)
  expect(pages()).toEqual([2])
  await afterBackground()
  expect(requests.map(({ body }) => body)).toEqual(Array(3).fill({ cityId: 1, orderBy: 'id_SORT_DESC' }))
  expect(pages()).toEqual([2, 1, 3])
  expect(attentionStoreState).toMatchObject({ counts: { late: 3, soon: 1 }, scope: 'all' })
})

test('no more than twenty pages are read, and the counts say so', async () => {
  world = Array.from({ length: 50 }, (_, index) => order(50 - index, -1))
  await load()
  await afterBackground()
  expect(pages()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(attentionStoreState).toMatchObject({ counts: { late: 40 }, scope: 'first' })
})

test('another page or sort order with the same filter does not count again', async () => {
  world = [order(4, -1), order(3, 900), order(2, -1), order(1, 900)]
  await load()
  await afterBackground()
  await load({ page: 2, orderBy: 'sumTotal_SORT_ASC' })
  await afterBackground()
  expect(pages()).toEqual([1, 2, 2])
  expect(attentionStoreState).toMatchObject({ counts: { late: 2 }, scope: 'all' })
})

test('another filter cancels the current counting and restarts it', async () => {
  world = [order(6, -1), order(5, -1), order(4, -1), order(3, -1), order(2, -1), order(1, -1)]
  held.add(2)
  await load()
  await afterBackground()
  expect(pages()).toEqual([1, 2])
  held.clear()
  world = [order(9, 900)]
  const done = activeOrdersListStore.load({ page: 1, cityId: 2 })
  expect(attentionStoreState.counts).toBeNull()
  await pass(0)
  await done
  await afterBackground()
  expect(pages()).toEqual([1, 2, 1])
  expect(attentionStoreState).toMatchObject({ counts: { late: 0 }, scope: 'all' })
})

test('nothing is requested after the screen is left', async () => {
  world = [order(4, -1), order(3, -1), order(2, -1)]
  await load()
  stop()
  await afterBackground()
  expect(pages()).toEqual([1])
  expect(attentionStoreState.counts).toBeNull()
})

test('a failed page is requested again later; until then the counts cover the page', async () => {
  world = [order(4, -1), order(3, -1), order(2, -1)]
  failing.add(2)
  await load()
  await afterBackground()
  expect(attentionStoreState).toMatchObject({ counts: { late: 2 }, scope: 'page' })
  failing.clear()
  await pass(31_000)
  expect(attentionStoreState).toMatchObject({ counts: { late: 3 }, scope: 'all' })
})

test('orders that moved up to a page already read are found by a second round', async () => {
  world = [order(6, 900), order(5, 900), order(4, -1), order(3, 900), order(2, 900), order(1, 900)]
  await load()
  // Order 5 is finished, so order 4 moves to the first page. That page was already loaded without order 4.
  world.splice(1, 1)
  orderBook.receive([order(5, 900, { status: 100 })])
  await afterBackground()
  expect(attentionStoreState).toMatchObject({ counts: { late: 1 }, scope: 'all' })
})

test('the stream keeps the counts up to date on every page', async () => {
  world = [order(4, 900), order(3, 900), order(2, 900), order(1, -1)]
  await load({ page: 1, cityId: 1 })
  await afterBackground()
  orderBook.receive([order(2, -1, { cityId: 1 })])
  expect(counts()).toEqual([2, 0, 0])
  orderBook.receive([order(1, -1, { status: 100 }), order(7, 30, { cityId: 1 }), order(8, 30, { cityId: 2 })])
  expect(counts()).toEqual([1, 1, 0])
  expect(requests).toHaveLength(2)
})

test('orders pushed during a page request are not overwritten by its older response', async () => {
  world = [order(4, 900), order(3, 900), order(2, -1), order(1, -1)]
  held.add(2)
  await load()
  await afterBackground()
  orderBook.receive([order(2, 900), order(1, -1, { status: 100 }), order(5, 900)])
  release()
  await pass(0)
  expect(attentionStoreState).toMatchObject({ counts: { late: 0 }, scope: 'all' })
})

test('orders pushed during the list request are not overwritten by its older response', async () => {
  world = [order(2, -1), order(1, -1)]
  held.add(1)
  const done = activeOrdersListStore.load({ page: 1 })
  await pass(0)
  orderBook.receive([order(2, 900), order(1, -1, { status: 100 })])
  release()
  await done
  expect(attentionStoreState).toMatchObject({ counts: { late: 0 }, scope: 'all' })
})

test('orders become late as time passes', async () => {
  world = [order(2, 125), order(1, 1)]
  await load()
  expect(counts()).toEqual([0, 1, 0])
  await pass(6000)
  expect(counts()).toEqual([1, 1, 0])
  const onChange = jest.fn()
  const unsubscribe = subscribe(attentionStoreState, onChange)
  await pass(3000)
  expect(onChange).not.toHaveBeenCalled()
  unsubscribe()
})

test('after a reconnect the old counts are shown until all pages are read again', async () => {
  world = [order(4, -1), order(3, 900), order(2, -1), order(1, -1)]
  await load()
  await afterBackground()
  world = [order(4, 900), order(3, 900), order(2, -1)]
  orderBook.reconnect()
  await pass(10)
  expect(attentionStoreState).toMatchObject({ counts: { late: 2 }, scope: 'all' })
  await afterBackground()
  expect(attentionStoreState).toMatchObject({ counts: { late: 1 }, scope: 'all' })
  expect(pages()).toEqual([1, 2, 1, 2])
})

test('while the stream is down, a reloaded list reads all pages again', async () => {
  liveState.staleSince = NOW
  world = [order(4, 900), order(3, 900), order(2, -1), order(1, -1)]
  await load()
  await afterBackground()
  world = [order(6, 900), order(5, 900), order(2, -1)]
  await load()
  expect(counts()).toEqual([2, 0, 0])
  await afterBackground()
  expect(attentionStoreState).toMatchObject({ counts: { late: 1 }, scope: 'all' })
})

test('the chosen count shows its orders of all pages at once, the most urgent first or in the order of the URL', async () => {
  world = [order(4, -10), order(3, 900), order(2, -60), order(1, -5)]
  choose('late')
  await load()
  await pass(10)
  expect(pages()).toEqual([1, 2])
  expect(rowIds()).toEqual([2, 4, 1])
  const { rows } = attentionStoreState
  orderBook.receive([order(4, -10, { sumTotal: 5 })])
  expect(attentionStoreState.rows).toBe(rows)
  expect(rows[1]).toMatchObject({ order: { sumTotal: 5 }, changes: 1 })
  orderBook.receive([order(3, -3600)])
  expect(rowIds()).toEqual([3, 2, 4, 1])
  orderAttentionStore.view({ attention: 'late', orderBy: 'id_SORT_ASC', openId: undefined })
  expect(rowIds()).toEqual([1, 2, 3, 4])
})

test('an order remains while it is open, until it is closed or over', async () => {
  world = [order(2, -10), order(1, -20)]
  await load()
  choose('late', 2)
  orderBook.receive([order(2, 900)])
  expect(rowIds()).toEqual([1, 2])
  expect(attentionStoreState.counts?.late).toBe(1)
  choose('late')
  expect(rowIds()).toEqual([1])
  choose('late', 1)
  orderBook.receive([order(1, -20, { status: 100 })])
  expect(rowIds()).toEqual([])
})

test('a link to an order outside the count does not add it', async () => {
  world = [order(2, -10), order(1, 900)]
  choose('late', 1)
  await load()
  expect(rowIds()).toEqual([2])
})
