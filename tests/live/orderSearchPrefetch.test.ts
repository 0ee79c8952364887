import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Order, OrderFilters } from '../../src/api/orders'
import { RequestFailure } from '../../src/lib/failure'
import type { ListQuery } from '../../src/lib/listQuery'
import type { RowsPage } from '../../src/lib/listStore'
import { createOrderBook } from '../../src/live/orderBook/orderBook'
import { matchesActiveCriteria } from '../../src/live/orderBook/orderCriteria'
import { createOrderListModel } from '../../src/live/orderBook/orderListModel'

const FIRST = { page: 1 }
const MAX_PREFETCH_MS = 5000
const RESYNC_MS = 20_000
const order = (id: number, fields: Partial<Order> = {}): Order => ({ id, status: 10, cityId: 1, ...fields })
const answer = (...rows: Order[]): RowsPage<Order> => ({ rows, total: rows.length, perPage: 20, pageCount: 1 })

let answers: {
  query: ListQuery<OrderFilters>
  signal: AbortSignal
  give: (page: RowsPage<Order>) => void
  fail: () => void
}[]
let book: ReturnType<typeof createOrderBook>
let page: ReturnType<typeof createOrderListModel>

beforeEach(() => {
  jest.useFakeTimers()
  answers = []
  book = createOrderBook()
  const search = (query: ListQuery<OrderFilters>, signal: AbortSignal) =>
    new Promise<RowsPage<Order>>((give, fail) =>
      answers.push({ query, signal, give, fail: () => fail(new RequestFailure({ message: 'Нет связи' })) }),
    )
  page = createOrderListModel({
    book,
    search,
    counts: matchesActiveCriteria,
    keepsRow: matchesActiveCriteria,
    addsNewOrders: true,
  })
})
afterEach(() => {
  page.store.reset()
  jest.useRealTimers()
})

const settled = () => jest.advanceTimersByTimeAsync(0)
const ids = () => page.store.state.rows.map(({ id }) => id)

function build(query: ListQuery<OrderFilters> = FIRST) {
  const followed: string[] = []
  page.openPrefetched(query)
  const atFirst = ids()
  page.followSearches({
    onSearch: () => followed.push('search'),
    onResponse: ({ rows }) => followed.push(`response ${rows.length}`),
  })
  void page.store.load(query)
  const stop = page.start()
  return { atFirst, followed, stop }
}

test('an available response is shown at once, and nothing else is requested', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(2), order(1)))
  await settled()
  const { atFirst, followed } = build()
  expect(atFirst).toEqual([2, 1])
  expect(page.store.state.status).toBe('ready')
  expect(followed).toEqual(['search', 'response 2'])
  expect(page.live.byStatus).toEqual({ 10: 2 })
  expect(answers).toHaveLength(1)
})

test('the next load of the same query sends its own request', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(1)))
  await settled()
  build()
  void page.store.load(FIRST)
  expect(answers).toHaveLength(2)
})

test('a pending response is awaited', async () => {
  page.prefetch(FIRST)
  const { atFirst } = build()
  expect(atFirst).toEqual([])
  expect(page.store.state.status).toBe('loading')
  answers[0]?.give(answer(order(3)))
  await settled()
  expect(ids()).toEqual([3])
  expect(answers).toHaveLength(1)
})

test('a pending request can be awaited, for its own query and until it is done', async () => {
  expect(page.openPrefetched(FIRST)).toBeUndefined()
  page.prefetch(FIRST)
  expect(page.openPrefetched({ page: 2 })).toBeUndefined()
  const response = page.openPrefetched(FIRST)
  answers[0]?.give(answer(order(1)))
  await response
  page.openPrefetched(FIRST)
  expect(ids()).toEqual([1])
  expect(page.openPrefetched(FIRST)).toBeUndefined()
})

test.each([
  ['before it was answered', true],
  ['after it was answered', false],
])('an order pushed %s enters the list', async (_, isBefore) => {
  page.prefetch(FIRST)
  const push = () => book.receive([order(9), order(1, { status: 20 })])
  if (isBefore) push()
  answers[0]?.give(answer(order(2), order(1)))
  await settled()
  if (!isBefore) push()
  expect(book.row(9)).toBeDefined()
  build()
  expect(ids()).toEqual([9, 2, 1])
  expect(page.store.state.total).toBe(3)
  expect(page.live.byStatus).toEqual({ 10: 2, 20: 1 })
})

test('orders pushed while the list is built are in it afterwards', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(2)))
  await settled()
  page.openPrefetched(FIRST)
  expect(ids()).toEqual([2])
  book.receive([order(9), order(2, { status: 20 })])
  page.start()
  expect(ids()).toEqual([9, 2])
  expect(page.live.byStatus).toEqual({ 10: 1, 20: 1 })
  book.receive([order(10)])
  expect(ids()).toEqual([10, 9, 2])
  expect(page.store.state.total).toBe(3)
})

test('an interruption of the stream before the list mounts makes it load again', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(2)))
  await settled()
  page.openPrefetched(FIRST)
  book.reconnect()
  page.start()
  await jest.advanceTimersByTimeAsync(RESYNC_MS)
  expect(answers).toHaveLength(2)
})

test('another query sends its own request and cancels the early one', async () => {
  page.prefetch(FIRST)
  build({ page: 1, cityId: 2 })
  expect(answers.map(({ query, signal }) => [query.cityId, signal.aborted])).toEqual([
    [undefined, true],
    [2, false],
  ])
})

test('a failed early search is reported once the list is there', async () => {
  page.prefetch(FIRST)
  answers[0]?.fail()
  await settled()
  build()
  await settled()
  expect(page.store.state.status).toBe('failed')
  expect(answers).toHaveLength(1)
})

test('after an interruption of the stream the list is requested again', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(1)))
  await settled()
  book.reconnect()
  expect(build().atFirst).toEqual([])
  expect(answers).toHaveLength(2)
})

test('a late screen sends its own request, and others receive events meanwhile', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(1)))
  book.receive([order(7)])
  await jest.advanceTimersByTimeAsync(MAX_PREFETCH_MS)
  expect(book.row(7)).toBeDefined()
  build()
  expect(answers).toHaveLength(2)
})

test('the next user sees nothing of it', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(1)))
  await settled()
  page.dropPrefetch()
  book.clear()
  expect(build().atFirst).toEqual([])
  expect(answers).toHaveLength(2)
})

test('a request awaited by the list applies events pushed meanwhile', async () => {
  page.prefetch(FIRST)
  book.receive([order(8)])
  build()
  book.receive([order(9)])
  answers[0]?.give(answer(order(2)))
  await settled()
  expect(ids()).toEqual([9, 8, 2])
  expect(page.store.state.total).toBe(3)
})

test('an order that ends before the prefetched list is opened is removed from it', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(2), order(1)))
  await settled()
  book.receive([order(1, { status: 100 })])
  build()
  expect(ids()).toEqual([2])
  expect(page.store.state.total).toBe(1)
})

test('a link that is not clicked leaves no request behind', async () => {
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(2)))
  await jest.advanceTimersByTimeAsync(MAX_PREFETCH_MS)
  book.receive([order(9)])
  expect(book.row(9)).toBeDefined()
  expect(build().atFirst).toEqual([])
  expect(answers).toHaveLength(2)
})

test('a pointer that returns to the link sends no second request', async () => {
  page.prefetch(FIRST)
  page.prefetch(FIRST)
  answers[0]?.give(answer(order(2)))
  await settled()
  expect(build().atFirst).toEqual([2])
  expect(answers.map(({ signal }) => signal.aborted)).toEqual([false])
})

test('another query replaces the first', async () => {
  page.prefetch({ page: 1, status: 20 })
  page.prefetch(FIRST)
  expect(answers.map(({ signal }) => signal.aborted)).toEqual([true, false])
})
