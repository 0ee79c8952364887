import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { Order } from '../../src/api/orders'
import { configureHttp } from '../../src/lib/http'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { useLatestOrder } from '../../src/pages/orders/form/useLatestOrder'
import { API_BASE, heldReplies, settled, startNetwork } from '../session/network'

const order = (status: number, id = 7): Order => ({ id, status, createdAt: '2026-03-18 12:00:00' })

beforeEach(() => {
  orderBook.clear()
  configureHttp({
    apiBase: API_BASE,
    authKey: () => 'key',
    onUnauthorized: () => undefined,
    onAnswer: () => undefined,
  })
})
afterEach(cleanup)

function follow() {
  const held = heldReplies()
  const network = startNetwork(held.next)
  orderBook.learnWhole(order(10), orderBook.ask())
  const { result, unmount } = renderHook(() => useLatestOrder(7, order(10)))
  const give = (index: number, reply: object) =>
    act(async () => {
      held.give(index, reply)
      await settled()
    })
  const during = (change: () => void) =>
    act(async () => {
      change()
      await settled()
    })
  return { ...network, give, during, unmount, status: () => result.current?.status }
}

test('what was loaded stands until the stream tells of this order', async () => {
  const { calls, during, give, status } = follow()
  await during(() => orderBook.receive([order(100, 8)]))
  expect(calls).toEqual([])
  expect(status()).toBe(10)
  await during(() => orderBook.receive([order(20)]))
  await give(0, { body: order(20) })
  expect(status()).toBe(20)
})

test('a burst loads one at a time, and once more after it', async () => {
  const { calls, during, give, status } = follow()
  await during(() => [20, 30, 40].map((next) => orderBook.receive([order(next)])))
  expect(calls).toHaveLength(1)
  await give(0, { body: order(20) })
  expect(calls).toHaveLength(2)
  await give(1, { body: order(40) })
  expect(status()).toBe(40)
  expect(calls).toHaveLength(2)
})

test('after a reconnect it is asked for; a load that fails changes nothing, and the next one counts', async () => {
  const { during, give, status } = follow()
  await during(orderBook.reconnect)
  await give(0, { status: 403, body: { message: 'Нет доступа' } })
  expect(status()).toBe(10)
  await during(orderBook.reconnect)
  await give(1, { body: order(50) })
  expect(status()).toBe(50)
})

test('whoever leaves cancels what is under way', async () => {
  const { calls, during, unmount } = follow()
  await during(orderBook.reconnect)
  unmount()
  expect(calls[0]?.signal.aborted).toBe(true)
  orderBook.reconnect()
  await settled()
  expect(calls).toHaveLength(1)
})
