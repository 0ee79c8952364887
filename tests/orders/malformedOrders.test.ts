import { beforeEach, expect, jest, test } from '@jest/globals'
import { loadOrder, searchOrders } from '../../src/api/orders'
import { parseOrderEvent } from '../../src/api/streamEvents'
import { configureApi } from '../session/mockFetch'

/** Contract: «an optional field of the wrong type», «a row without a required field». */

let logged: string[]

beforeEach(() => {
  configureApi()
  logged = []
  jest.spyOn(console, 'error').mockImplementation((text) => void logged.push(String(text)))
})

const responding = (body: unknown) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body))

test('a row without id or status is left out and counted, the others are kept', async () => {
  responding([{ id: 1, status: 10 }, { status: 20 }, { id: 3 }, { id: 4, status: 30 }])
  const page = await searchOrders({ page: 1 })
  expect(page).toMatchObject({ rows: [{ id: 1 }, { id: 4 }], unreadable: 2 })
  expect(logged).toEqual([expect.stringContaining('1.id'), expect.stringContaining('2.status')])
})

test('a list in which every row is so is a failure, an empty one is not', async () => {
  responding([{ status: 20 }])
  await expect(searchOrders({ page: 1 })).rejects.toMatchObject({ failure: { message: 'Ошибка' } })
  responding([])
  expect(await searchOrders({ page: 1 })).toMatchObject({ rows: [] })
})

test('only the optional field of a wrong type is absent, and logged with its path', async () => {
  responding({
    id: 1,
    status: 10,
    sumTotal: 'много',
    comments: 'Код 12',
    addressTo: { street: 'Абая', lat: [] },
    transitions: [{ status: 20, title: 'Принят' }, { title: 'Никуда' }],
    createdAt: 'вчера',
  })
  const order = await loadOrder(1)
  expect(order).toEqual({
    id: 1,
    status: 10,
    comments: 'Код 12',
    addressTo: { street: 'Абая' },
    transitions: [{ status: 20, title: 'Принят' }],
  })
  for (const path of ['sumTotal', 'addressTo.lat', 'transitions.1', 'createdAt']) {
    expect(logged.join('\n')).toContain(`GET /v1/manage/order/1: ${path}`)
  }
})

test('a single order without its status is a failure', async () => {
  responding({ id: 1 })
  await expect(loadOrder(1)).rejects.toMatchObject({ failure: { hint: expect.stringContaining('status') } })
})

test('an event with a malformed field is accepted, one without an id is skipped', () => {
  expect(parseOrderEvent('{"id":1,"status":10,"sumTotal":{}}')).toEqual({ id: 1, status: 10 })
  expect(parseOrderEvent('{"status":10}')).toBeUndefined()
})
