import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { Order } from '../../src/api/orders'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { useEditedOrder } from '../../src/pages/orders/form/useEditedOrder'
import { configureApi, delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

const order = (status: number, id = 7): Order => ({ id, status, createdAt: '2026-03-18 12:00:00' })

beforeEach(() => {
  orderBook.clear()
  configureApi()
})
afterEach(cleanup)

async function follow() {
  const held = delayedReplies()
  const network = mockFetch(held.next)
  const { result, unmount } = renderHook(() => useEditedOrder(7))
  const give = (index: number, reply: object) =>
    act(async () => {
      held.give(index, reply)
      await waitForRequests()
    })
  const during = (change: () => void) =>
    act(async () => {
      change()
      await waitForRequests()
    })
  await during(() => undefined)
  await give(0, { body: order(10) })
  return {
    ...network,
    give,
    during,
    unmount,
    edited: () => result.current,
    status: () => result.current.latest?.status,
  }
}

test('the loaded order is shown until the stream pushes it', async () => {
  const { calls, during, give, status } = await follow()
  await during(() => orderBook.receive([order(100, 8)]))
  expect(calls).toHaveLength(1)
  expect(status()).toBe(10)
  await during(() => orderBook.receive([order(20)]))
  await give(1, { body: order(20) })
  expect(status()).toBe(20)
})

test('a burst of events causes one load at a time, and one more at its end', async () => {
  const { calls, during, give, status } = await follow()
  await during(() => [20, 30, 40].map((next) => orderBook.receive([order(next)])))
  expect(calls).toHaveLength(2)
  await give(1, { body: order(20) })
  expect(calls).toHaveLength(3)
  await give(2, { body: order(40) })
  expect(status()).toBe(40)
  expect(calls).toHaveLength(3)
})

test('after a reconnect it is requested; a failed load changes nothing, and the next one counts', async () => {
  const { during, edited, give, status } = await follow()
  await during(orderBook.reconnect)
  await give(1, { status: 403, body: { message: 'Нет доступа' } })
  expect(status()).toBe(10)
  expect(edited().entity).toMatchObject({ status: 'ready', failure: undefined })
  await during(orderBook.reconnect)
  await give(2, { body: order(50) })
  expect(status()).toBe(50)
})

test('leaving cancels the request', async () => {
  const { calls, during, unmount } = await follow()
  await during(orderBook.reconnect)
  unmount()
  expect(calls[1]?.signal.aborted).toBe(true)
  orderBook.reconnect()
  await waitForRequests()
  expect(calls).toHaveLength(2)
})

test('the form follows the order, which remains the one it was opened with', async () => {
  const { during, edited, give } = await follow()
  const { loaded } = edited()
  await during(() => orderBook.receive([order(20)]))
  await give(1, { body: { ...order(20), comments: 'Звонить' } })
  expect(edited().entity.value).toMatchObject({ comments: 'Звонить' })
  expect(edited().loaded).toBe(loaded)
})
