import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { configureHttp } from '../../src/lib/http'
import { publishOrders, publishReconnect } from '../../src/live/orderEvents'
import { useLatestOrder } from '../../src/pages/orders/form/useLatestOrder'
import { API_BASE, heldReplies, settled, startNetwork } from '../session/network'

const order = (status: number, id = 7) => ({ id, status, createdAt: '2026-03-18 12:00:00' })

beforeEach(() => {
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
  await during(() => publishOrders([order(100, 8)]))
  expect(calls).toEqual([])
  expect(status()).toBe(10)
  await during(() => publishOrders([order(20)]))
  await give(0, { body: order(20) })
  expect(status()).toBe(20)
})

test('a burst loads one at a time, and once more after it', async () => {
  const { calls, during, give, status } = follow()
  await during(() => [20, 30, 40].map((next) => publishOrders([order(next)])))
  expect(calls).toHaveLength(1)
  await give(0, { body: order(20) })
  expect(calls).toHaveLength(2)
  await give(1, { body: order(40) })
  expect(status()).toBe(40)
  expect(calls).toHaveLength(2)
})

test('after a reconnect it is asked for; a load that fails changes nothing, and the next one counts', async () => {
  const { during, give, status } = follow()
  await during(publishReconnect)
  await give(0, { status: 403, body: { message: 'Нет доступа' } })
  expect(status()).toBe(10)
  await during(publishReconnect)
  await give(1, { body: order(50) })
  expect(status()).toBe(50)
})

test('whoever leaves cancels what is under way', async () => {
  const { calls, during, unmount } = follow()
  await during(publishReconnect)
  unmount()
  expect(calls[0]?.signal.aborted).toBe(true)
  publishReconnect()
  await settled()
  expect(calls).toHaveLength(1)
})
