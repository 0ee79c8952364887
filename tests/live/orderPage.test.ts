import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Order, OrderFilters } from '../../src/api/orders'
import type { ListQuery } from '../../src/lib/listQuery'
import type { RowsPage } from '../../src/lib/listStore'
import { createOrderBook } from '../../src/live/orderBook/orderBook'
import { matchesActiveCriteria as isActive } from '../../src/live/orderBook/orderCriteria'
import { createOrderListModel, POINTER_IDLE_MS } from '../../src/live/orderBook/orderListModel'

/** Contract: «a list's total under live events», «pushed new orders», «Live stream». */

const RESYNC_MS = 20_000
const MAX_NEW_ORDER_WAIT_MS = 30_000

const order = (id: number, fields: Partial<Order> = {}): Order => ({ id, status: 10, cityId: 1, ...fields })

const answer = (rows: Order[], total = rows.length, perPage = 20): RowsPage<Order> => ({
  rows,
  total,
  perPage,
  pageCount: Math.ceil(total / perPage),
})

const search = jest.fn<(query: ListQuery<OrderFilters>) => Promise<RowsPage<Order>>>()
let book: ReturnType<typeof createOrderBook>
let page: ReturnType<typeof createOrderListModel>
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  search.mockReset()
  book = createOrderBook()
  page = createOrderListModel({ book, search, counts: isActive, keepsRow: isActive, addsNewOrders: true })
  stop = page.start()
})
afterEach(() => {
  stop()
  page.store.reset()
  jest.useRealTimers()
})

async function showing(response: RowsPage<Order>, query: Partial<ListQuery<OrderFilters>> = {}) {
  search.mockResolvedValueOnce(response)
  await page.store.load({ page: 1, ...query })
}

const ids = () => page.store.state.rows.map(({ id }) => id)
const total = () => page.store.state.total

test('a loaded list is not requested again while nothing happens', async () => {
  await showing(answer([order(9), order(8)]))
  await jest.advanceTimersByTimeAsync(10 * RESYNC_MS)
  expect(search).toHaveBeenCalledTimes(1)
})

test('after an interruption the list is requested once, silently', async () => {
  await showing(answer([order(9), order(8)]))
  search.mockResolvedValueOnce(answer([order(10), order(9)]))
  book.reconnect()
  expect(page.store.state.status).toBe('ready')
  await jest.advanceTimersByTimeAsync(10 * RESYNC_MS)
  expect(ids()).toEqual([10, 9])
  expect(search).toHaveBeenCalledTimes(2)
})

test('a list that is loaded again with the same orders is the same list, and each order is the new one', async () => {
  await showing(answer([order(9), order(8)]))
  const { rows } = page.store.state
  await showing(answer([order(9, { sumTotal: 700 }), order(8)]))
  expect(page.store.state.rows).toBe(rows)
  expect(rows[0]?.order.sumTotal).toBe(700)
  await showing(answer([order(8), order(9)]))
  expect(ids()).toEqual([8, 9])
  await showing(answer([order(8)]))
  expect(ids()).toEqual([8])
})

test('without paging headers, which count 1 each, new orders do not push each other out', async () => {
  await showing({ rows: [], total: 1, perPage: 1, pageCount: 1 })
  book.receive([order(7)])
  book.receive([order(8), order(9)])
  expect(ids()).toEqual([9, 8, 7])
})

describe('the total', () => {
  test('ignores events about orders that were never seen or are already archived', async () => {
    await showing(answer([order(500), order(499)], 126))
    for (let id = 1; id <= 110; id++) book.receive([order(id, { status: 100 })])
    for (let id = 1; id <= 110; id++) book.receive([order(id, { status: 100, returnCheckUrl: 'https://a/b.png' })])
    expect(total()).toBe(126)
    expect(page.store.state.pageCount).toBe(7)
  })

  test('follows known orders that end on any page, and those that return', async () => {
    await showing(answer([order(9), order(8)], 40))
    book.storeOrders([order(2)], book.startRequest())
    book.receive([order(2, { status: 100 }), order(8, { status: 0 })])
    expect(total()).toBe(38)
    book.receive([order(2, { status: 100 })])
    expect(total()).toBe(38)
    book.receive([order(2, { status: 30 })])
    expect(total()).toBe(39)
  })

  test('counts an active order above every id seen, on later pages too', async () => {
    await showing(answer([order(9), order(8)], 22), { page: 2 })
    book.receive([order(30), order(31, { status: 100 }), order(5)])
    expect(total()).toBe(23)
    expect(ids()).toEqual([9, 8])
  })

  test('is requested again if orders were pushed during the request, which may count them or not', async () => {
    let respond: (page: RowsPage<Order>) => void = () => undefined
    search.mockReturnValueOnce(
      new Promise((resolve) => {
        respond = resolve
      }),
    )
    const loading = page.store.load({ page: 1 })
    book.receive([order(10)])
    respond(answer([order(9)], 5))
    await loading
    expect(total()).toBe(6)
    search.mockResolvedValueOnce(answer([order(10), order(9)], 5))
    await jest.advanceTimersByTimeAsync(RESYNC_MS)
    expect(search).toHaveBeenCalledTimes(2)
    expect(total()).toBe(5)
  })

  test('is unchanged by an order that appears and ends in one batch', async () => {
    await showing(answer([order(9)], 5))
    book.receive([order(12), order(12, { status: 100 })])
    expect(total()).toBe(5)
    expect(ids()).toEqual([9])
  })

  test('is not touched by an order that may have ended during an outage', async () => {
    await showing(answer([order(9)], 5))
    book.storeOrders([order(3)], book.startRequest())
    search.mockResolvedValueOnce(answer([order(9)], 4))
    book.reconnect()
    await jest.advanceTimersByTimeAsync(10)
    book.receive([order(3, { status: 100 })])
    expect(total()).toBe(4)
  })

  test('is corrected by a background search, which may fail', async () => {
    await showing(answer([order(9)], 5))
    book.receive([order(12)])
    search.mockRejectedValueOnce(new TypeError('no network'))
    await jest.advanceTimersByTimeAsync(RESYNC_MS)
    expect(page.store.state).toMatchObject({ status: 'ready', total: 6, failure: null })
    search.mockResolvedValueOnce(answer([order(12), order(9)], 9))
    const statuses: string[] = []
    const watch = setInterval(() => statuses.push(page.store.state.status), 100)
    await jest.advanceTimersByTimeAsync(RESYNC_MS)
    clearInterval(watch)
    expect(total()).toBe(9)
    expect(new Set(statuses)).toEqual(new Set(['ready']))
  })
})

describe('rows', () => {
  test('insert new ones in order, newest first, at most a page', async () => {
    await showing(answer([order(9), order(5)], 2, 3))
    book.receive([order(7), order(12)])
    expect(ids()).toEqual([12, 9, 7])
  })

  test('follow the order of the address for new ones, and move no row that was there', async () => {
    await showing(answer([order(3, { sumTotal: 900 }), order(9, { sumTotal: 500 })]), { orderBy: 'sumTotal_SORT_DESC' })
    book.receive([order(14, { sumTotal: 700 }), order(9, { sumTotal: 5000 })])
    expect(ids()).toEqual([3, 9, 14])
  })

  test("keep the server's rows: neither other pages nor changes there are inserted in the server's order", async () => {
    const oldestFirst = Array.from({ length: 20 }, (_, index) => order(index + 1))
    await showing(answer(oldestFirst, 40))
    const first = ids()
    book.storeOrders(
      Array.from({ length: 20 }, (_, index) => order(index + 21)),
      book.startRequest(),
    )
    expect(ids()).toEqual(first)
    book.receive([order(35, { sumTotal: 900 })])
    expect(ids()).toEqual(first)
    expect(total()).toBe(40)
    book.receive([order(41)])
    expect(ids()).toContain(41)
  })

  test('take an order that comes back', async () => {
    await showing(answer([order(9), order(7)]))
    book.receive([order(8)])
    expect(ids()).toEqual([9, 8, 7])
    book.receive([order(8, { status: 100 })])
    expect(ids()).toEqual([9, 7])
    book.receive([order(8)])
    expect(ids()).toEqual([9, 8, 7])
  })

  test('are not brought back by a search that lags behind an event', async () => {
    const history = (length: number) =>
      Array.from({ length }, (_, index) => ({ status: index, createdAt: '2026-03-18 10:00:00' })) as never
    await showing(answer([order(9), order(8, { statusesHistory: history(5) })]))
    book.receive([order(8, { status: 100, statusesHistory: history(6) })])
    expect(ids()).toEqual([9])
    await showing(answer([order(9), order(8, { statusesHistory: history(5) })]))
    expect(ids()).toEqual([9])
    expect(total()).toBe(1)
  })

  test('leave when they end or no longer match', async () => {
    await showing(answer([order(4, { status: 20 }), order(3, { status: 20 })]), { status: 20 })
    book.receive([order(4, { status: 30 }), order(12, { status: 30 })])
    expect(ids()).toEqual([3])
  })

  test('an event from before an outage does not beat the search after it', async () => {
    await showing(answer([order(9)]))
    book.receive([order(9, { status: 30 })])
    search.mockResolvedValueOnce(answer([order(9, { status: 50 })]))
    book.reconnect()
    await jest.advanceTimersByTimeAsync(10)
    expect(page.store.state.rows[0]?.order.status).toBe(50)
  })
})

describe('while the table is being used', () => {
  let isUsed: boolean
  beforeEach(() => {
    isUsed = true
    page.holdRowsWhile(() => isUsed)
  })

  test('new orders wait behind a counter; total and tiles include them', async () => {
    await showing(answer([order(9), order(8)]))
    book.receive([order(12), order(9, { status: 20 })])
    expect(ids()).toEqual([9, 8])
    expect(page.store.state.rows[0]?.order.status).toBe(20)
    expect(total()).toBe(3)
    expect(page.live).toEqual({ byStatus: { 10: 2, 20: 1 }, waiting: 1, gone: [] })
  })

  test('rows that leave keep their place until the user leaves the table', async () => {
    await showing(answer([order(9), order(8)]))
    book.receive([order(9, { status: 100 })])
    expect(ids()).toEqual([9, 8])
    expect(page.live).toEqual({ byStatus: { 10: 1 }, waiting: 0, gone: [9] })
    isUsed = false
    page.showWaiting()
    expect(ids()).toEqual([8])
    expect(page.live.gone).toEqual([])
  })

  test('no row enters under a pointer that is moving', async () => {
    let isMoving = true
    page.holdRowsWhile(
      () => true,
      () => isMoving,
    )
    await showing(answer([order(9)]))
    book.receive([order(12)])
    search.mockResolvedValue(answer([order(12), order(9)]))
    await jest.advanceTimersByTimeAsync(MAX_NEW_ORDER_WAIT_MS)
    expect(ids()).toEqual([9])
    isMoving = false
    await jest.advanceTimersByTimeAsync(POINTER_IDLE_MS)
    expect(ids()).toEqual([12, 9])
  })

  test('they enter on leaving, on a press, or after 30 s', async () => {
    await showing(answer([order(9)]))
    book.receive([order(12)])
    page.showWaiting()
    expect(ids()).toEqual([9])
    isUsed = false
    page.showWaiting()
    expect(ids()).toEqual([12, 9])
    isUsed = true
    book.receive([order(13)])
    page.showWaiting(true)
    expect(ids()).toEqual([13, 12, 9])
    book.receive([order(14)])
    search.mockResolvedValue(answer([order(14), order(13), order(12), order(9)]))
    await jest.advanceTimersByTimeAsync(MAX_NEW_ORDER_WAIT_MS - 1)
    expect(ids()).toEqual([13, 12, 9])
    await jest.advanceTimersByTimeAsync(1)
    expect(ids()).toEqual([14, 13, 12, 9])
    expect(page.live.waiting).toBe(0)
  })

  test('another page or filter is shown at once', async () => {
    await showing(answer([order(9)]))
    book.receive([order(12)])
    await showing(answer([order(7)]), { cityId: 1 })
    expect(ids()).toEqual([7])
    expect(page.live.waiting).toBe(0)
  })
})
