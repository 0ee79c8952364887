import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { activeOrdersListStore } from '../../src/pages/orders/live/activeOrdersListModel'
import { OrderStatusTiles } from '../../src/pages/orders/live/OrderStatusTiles'
import { orderStatusesLoader } from '../../src/session/dictionaries'
import { configureApi } from '../session/mockFetch'

const ORDERS = [
  { id: 2, status: 70 },
  { id: 1, status: 70 },
]

let status: number
let pageCount: number

beforeEach(async () => {
  status = 200
  pageCount = 1
  configureApi()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if ((input as Request).url.endsWith('/order-status')) return Response.json([{ key: 70, value: 'В пути' }])
    return Response.json(status === 200 ? ORDERS : { message: 'Сервер занят' }, {
      status,
      headers: { 'x-pagination-page-count': String(pageCount) },
    })
  })
  await orderStatusesLoader.load()
})

afterEach(() => {
  cleanup()
  activeOrdersListStore.reset()
  orderStatusesLoader.reset()
})

const load = (cityId: number) => act(() => activeOrdersListStore.load({ page: 1, cityId }))
const ignore = () => undefined
const tiles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('the status tiles count the orders of the page, also during and after a reload', async () => {
  render(<OrderStatusTiles chosen={undefined} onChoose={ignore} />)
  await load(1)
  expect(tiles()).toEqual(['В пути2'])
  status = 500
  await load(1)
  expect(tiles()).toEqual(['В пути2'])
})

test.each([
  [3, true],
  [1, false],
])('of %i pages the status tiles show that the counts are of one page: %s', async (pages, isSaid) => {
  pageCount = pages
  render(<OrderStatusTiles chosen={undefined} onChoose={ignore} />)
  await load(1)
  expect(screen.queryByText('На странице:') !== null).toBe(isSaid)
})

test('the status tiles show no counts of another filter beside a search that failed', async () => {
  render(<OrderStatusTiles chosen={undefined} onChoose={ignore} />)
  await load(1)
  status = 500
  await load(2)
  expect(activeOrdersListStore.state.status).toBe('failed')
  expect(tiles()).toEqual([])
})

test('filters by a status on a press and removes the filter on a second press', async () => {
  const onChoose = jest.fn()
  const { rerender } = render(<OrderStatusTiles chosen={undefined} onChoose={onChoose} />)
  await load(1)
  fireEvent.click(screen.getByRole('button', { name: 'В пути 2', pressed: false }))
  rerender(<OrderStatusTiles chosen={70} onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: 'В пути 2', pressed: true }))
  expect(onChoose.mock.calls).toEqual([[70], [undefined]])
})

test('offers no filter by a status that the filter does not accept', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([{ id: 3, status: 100 }]))
  render(<OrderStatusTiles chosen={undefined} onChoose={ignore} />)
  await load(1)
  expect(tiles()).toEqual(['Статус 1001'])
  expect(screen.queryByRole('button')).toBeNull()
})
