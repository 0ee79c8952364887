import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { configureHttp } from '../../src/lib/http'
import { ordersStore } from '../../src/pages/orders/live/ordersStore'
import { StatusTiles } from '../../src/pages/orders/live/StatusTiles'
import { orderStatuses } from '../../src/session/dictionaries'

const ORDERS = [
  { id: 2, status: 70 },
  { id: 1, status: 70 },
]

let status: number

beforeEach(async () => {
  status = 200
  configureHttp({
    apiBase: 'http://api.test',
    authKey: () => 'key',
    onUnauthorized: () => undefined,
    onResponse: () => undefined,
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if ((input as Request).url.endsWith('/order-status')) return Response.json([{ key: 70, value: 'В пути' }])
    return Response.json(status === 200 ? ORDERS : { message: 'Сервер занят' }, { status })
  })
  await orderStatuses.load()
})

afterEach(() => {
  cleanup()
  ordersStore.reset()
  orderStatuses.reset()
})

const load = (cityId: number) => act(() => ordersStore.load({ page: 1, cityId }))
const tiles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('counts the orders of the page, also during and after a reload', async () => {
  render(<StatusTiles />)
  await load(1)
  expect(tiles()).toEqual(['В пути2'])
  status = 500
  await load(1)
  expect(tiles()).toEqual(['В пути2'])
})

test('shows no counts of another filter beside a search that failed', async () => {
  render(<StatusTiles />)
  await load(1)
  status = 500
  await load(2)
  expect(ordersStore.state.status).toBe('failed')
  expect(tiles()).toEqual([])
})
