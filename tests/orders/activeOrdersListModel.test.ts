import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Order } from '../../src/api/orders'
import type { RowsPage } from '../../src/lib/listStore'
import { orderBook } from '../../src/live/orderBook/orderBook'
import type { OrderRow } from '../../src/live/orderBook/orderRow'
import { activeOrdersListModel, activeOrdersListStore } from '../../src/pages/orders/live/activeOrdersListModel'
import { configureApi } from '../session/mockFetch'

let search: jest.SpiedFunction<typeof fetch>

const answerOf = ({ rows, total, perPage, pageCount }: RowsPage<Order>) =>
  Response.json(rows, {
    headers: {
      'x-pagination-total-count': String(total),
      'x-pagination-per-page': String(perPage),
      'x-pagination-page-count': String(pageCount),
    },
  })

const order = (id: number, status = 10): Order => ({ id, status, createdAt: '2026-11-21 12:00:00' })

const page = (orders: Order[], total = orders.length, perPage = 20): RowsPage<Order> => ({
  rows: orders,
  total,
  perPage,
  pageCount: Math.ceil(total / perPage),
})

const ids = () => activeOrdersListStore.state.rows.map(({ id }) => id)

beforeEach(() => {
  configureApi()
  search = jest.spyOn(globalThis, 'fetch')
  orderBook.clear()
  activeOrdersListStore.reset()
  stop = activeOrdersListModel.start()
})

let stop: () => void
afterEach(() => stop())

function openSearch(): (page: RowsPage<Order>) => void {
  let resolve: (response: Response) => void = () => undefined
  search.mockReturnValueOnce(
    new Promise((done) => {
      resolve = done
    }),
  )
  return (answer) => resolve(answerOf(answer))
}

async function showing(answer: RowsPage<Order>, query = { page: 1 }) {
  search.mockResolvedValueOnce(answerOf(answer))
  await activeOrdersListStore.load(query)
}

test('a pushed new order appears without another search', async () => {
  await showing(page([order(5)]))
  orderBook.receive([order(6)])
  expect(ids()).toEqual([6, 5])
  expect(activeOrdersListStore.state.total).toBe(2)
  expect(activeOrdersListStore.state.status).toBe('ready')
})

test('an update changes its row and keeps the array of rows', async () => {
  await showing(page([order(5), order(4)]))
  const { rows } = activeOrdersListStore.state
  const onRow = jest.fn()
  const [first, second] = rows
  if (!first || !second) throw new Error('two rows were expected')
  second.subscribe(onRow)
  orderBook.receive([order(5, 20)])
  expect(activeOrdersListStore.state.rows).toBe(rows)
  expect(first).toMatchObject({ order: { status: 20 }, changes: 1 })
  expect(onRow).not.toHaveBeenCalled()
})

test('an order that ends leaves, and the tiles follow', async () => {
  await showing(page([order(5, 20), order(4)]))
  expect(activeOrdersListModel.live.byStatus).toEqual({ 10: 1, 20: 1 })
  orderBook.receive([order(5, 100)])
  expect(ids()).toEqual([4])
  expect(activeOrdersListStore.state.total).toBe(1)
  expect(activeOrdersListModel.live.byStatus).toEqual({ 10: 1 })
})

test('orders pushed during a search are not overwritten by its older response', async () => {
  const answer = openSearch()
  const load = activeOrdersListStore.load({ page: 1 })
  orderBook.receive([order(5, 30), order(7)])
  answer(page([order(5, 10)]))
  await load
  expect(activeOrdersListStore.state.rows.map((row) => row.order)).toEqual([order(7), order(5, 30)])
})

test('a search that is newer than a pushed order by its history wins', async () => {
  const history = (length: number) =>
    Array.from({ length }, () => ({ message: 'Новый', userName: undefined, createdAt: undefined }))
  const answer = openSearch()
  const load = activeOrdersListStore.load({ page: 1 })
  orderBook.receive([{ ...order(5, 20), statusesHistory: history(2) }])
  answer(page([{ ...order(5, 30), statusesHistory: history(3) }]))
  await load
  expect(activeOrdersListStore.state.rows[0]?.order.status).toBe(30)
})

test('a server without paging headers does not cut the page to one row', async () => {
  await showing({ rows: [order(5), order(4)], total: 1, perPage: 1, pageCount: 1 })
  orderBook.receive([order(5, 20)])
  expect(ids()).toEqual([5, 4])
})

test('a page that has run half empty is filled up from the server', async () => {
  await showing(page([order(9), order(8), order(7), order(6)], 8, 4))
  search.mockResolvedValueOnce(answerOf(page([order(7), order(6), order(5), order(4)], 5, 4)))
  orderBook.receive([order(9, 100)])
  orderBook.receive([order(8, 100)])
  expect(activeOrdersListStore.state.status).toBe('ready')
  orderBook.receive([order(7, 100)])
  await waitFor(() => expect(ids()).toEqual([7, 6, 5, 4]))
  expect(search).toHaveBeenCalledTimes(2)
})

test('a short last page requests nothing until its last order has left', async () => {
  await showing(page([order(2), order(1)], 22), { page: 2 })
  orderBook.receive([order(2, 20)])
  expect(activeOrdersListStore.state.status).toBe('ready')
  orderBook.receive([order(30), order(2, 100)])
  expect(ids()).toEqual([1])
  expect(activeOrdersListStore.state.status).toBe('ready')
  search.mockResolvedValueOnce(answerOf(page([], 20)))
  orderBook.receive([order(1, 100)])
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2))
  expect(activeOrdersListStore.state.status).toBe('ready')
})

test('orders pushed before the first response or after leaving are not shown', () => {
  orderBook.receive([order(1)])
  expect(ids()).toEqual([])
})

test('an open order that is missing after a reload remains until it is closed or the query changes', async () => {
  await showing(page([order(9), order(5)]))
  activeOrdersListModel.keepOpen(5)
  await showing(page([order(12), order(9)], 3, 2))
  expect(ids()).toEqual([12, 9, 5])
  orderBook.receive([order(5, 100)])
  expect(ids()).toEqual([12, 9, 5])
  expect(activeOrdersListModel.live.byStatus[100]).toBeUndefined()
  activeOrdersListModel.keepOpen(undefined)
  expect(ids()).toEqual([12, 9])

  activeOrdersListModel.keepOpen(9)
  await showing(page([order(14), order(12)], 3, 2))
  expect(ids()).toEqual([14, 12, 9])
  await showing(page([order(12)]), { page: 2 })
  expect(ids()).toEqual([12])
  activeOrdersListModel.keepOpen(undefined)
})

const rowOf = (id: number) => activeOrdersListStore.state.rows.find((row) => row.id === id) as OrderRow

function open(row: OrderRow): void {
  activeOrdersListModel.press(row)
  activeOrdersListModel.keepOpen(row.id)
}

test('an order opened after it left the list or the page remains when the table is released', async () => {
  await showing(page([order(9), order(8), order(7)], 30, 3))
  let isHeld = true
  const letGo = activeOrdersListModel.holdRowsWhile(() => isHeld)
  orderBook.receive([order(8, 100), order(10)])
  expect(ids()).toEqual([9, 8, 7])
  open(rowOf(8))
  isHeld = false
  activeOrdersListModel.showWaiting()
  expect(ids()).toEqual([10, 9, 8, 7])
  activeOrdersListModel.keepOpen(undefined)
  expect(ids()).toEqual([10, 9, 7])

  isHeld = true
  orderBook.receive([order(11), order(12)])
  open(rowOf(7))
  isHeld = false
  activeOrdersListModel.showWaiting()
  expect(ids()).toEqual([12, 11, 10, 7])
  orderBook.receive([order(7, 20)])
  expect(ids()).toEqual([12, 11, 10, 7])
  activeOrdersListModel.keepOpen(undefined)
  letGo()
})

test('an order opened by a link in its row stays in the list until it is closed', async () => {
  await showing(page([order(9), order(8)], 30, 3))
  let isHeld = true
  const letGo = activeOrdersListModel.holdRowsWhile(() => isHeld)
  orderBook.receive([order(8, 100)])
  activeOrdersListModel.keepOpen(8)
  isHeld = false
  activeOrdersListModel.showWaiting()
  expect(ids()).toEqual([9, 8])
  activeOrdersListModel.keepOpen(undefined)
  expect(ids()).toEqual([9])
  letGo()
})

test('a row opened in a table with the previous rows remains while the table is used', async () => {
  await showing(page([order(9), order(8)], 30, 2))
  const seen = rowOf(8)
  let isHeld = false
  const letGo = activeOrdersListModel.holdRowsWhile(() => isHeld)
  orderBook.receive([order(10), order(11)])
  expect(ids()).toEqual([11, 10])
  isHeld = true
  open(seen)
  expect(ids()).toEqual([9, 8])
  expect(activeOrdersListModel.live.waiting).toBe(2)
  isHeld = false
  activeOrdersListModel.showWaiting()
  expect(ids()).toEqual([11, 10, 8])
  activeOrdersListModel.keepOpen(undefined)
  letGo()

  await showing(page([order(5)], 30, 2), { page: 2 })
  open(seen)
  expect(ids()).toEqual([5])
  activeOrdersListModel.keepOpen(undefined)
})

test('an order of a later page opened by a link is not inserted when it is loaded', async () => {
  await showing(page([order(9), order(8)], 30, 2))
  activeOrdersListModel.keepOpen(3)
  orderBook.storeFullOrder(order(3, 20), orderBook.startRequest())
  orderBook.receive([order(3, 30)])
  expect(ids()).toEqual([9, 8])
  activeOrdersListModel.keepOpen(undefined)
})
