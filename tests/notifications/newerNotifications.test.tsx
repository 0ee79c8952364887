import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { liveState } from '../../src/live/liveState'
import { useNewerNotifications } from '../../src/pages/notifications/useNewerNotifications'
import { configureApi, delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

/** Design, «Notifications»: new notifications appear in the list only when the user asks for them, each exactly once. */

let ids: number[]
let requested: number

beforeEach(() => {
  ids = [1, 2]
  requested = 0
  liveState.notifications = 2
  configureApi()
  globalThis.fetch = jest.fn(async () => {
    requested++
    return new Response(JSON.stringify([...ids].reverse().map((id) => ({ id, status: true }))), { status: 200 })
  }) as typeof fetch
})
afterEach(() => {
  liveState.notifications = null
})

const QUERY = { page: 1 }
const open = (shown: number[], query: { page: number; orderBy?: string } = QUERY) =>
  renderHook(
    ({ rows }) =>
      useNewerNotifications(
        query,
        rows.map((id) => ({ id })),
      ),
    { initialProps: { rows: shown } },
  )

async function arrive(id: number): Promise<void> {
  const before = requested
  ids.push(id)
  act(() => {
    liveState.notifications = (liveState.notifications ?? 0) + 1
  })
  await waitFor(() => expect(requested).toBe(before + 1))
}

test('one that arrives after the waiting ones were shown waits as well', async () => {
  const { result, rerender } = open([1, 2])
  await waitFor(() => expect(requested).toBe(1))
  await arrive(3)
  await waitFor(() => expect(result.current.count).toBe(1))
  act(() => result.current.take())
  rerender({ rows: [1, 2, 3] })
  expect(result.current.count).toBe(0)
  await arrive(4)
  await waitFor(() => expect(result.current.count).toBe(1))
})

test('notifications contained in a loaded list are no longer new', async () => {
  const { result, rerender } = open([1, 2])
  await waitFor(() => expect(requested).toBe(1))
  await arrive(3)
  await arrive(4)
  await waitFor(() => expect(result.current.count).toBe(2))
  rerender({ rows: [1, 2, 3] })
  expect(result.current.count).toBe(1)
})

const newest = (...found: number[]) => ({ body: found.map((id) => ({ id, status: true })) })

test('a notification that arrives before the first search has answered is offered', async () => {
  const held = delayedReplies()
  const { calls } = mockFetch(held.next)
  const { result } = open([1, 2])
  await waitFor(() => expect(calls).toHaveLength(1))
  act(() => {
    liveState.notifications = 3
  })
  await waitFor(() => expect(calls).toHaveLength(2))
  held.give(1, newest(3, 2, 1))
  held.give(0, newest(2, 1))
  await waitFor(() => expect(result.current.count).toBe(1))
})

test('a notification that arrives after the first search has failed is offered', async () => {
  const { calls, answer } = mockFetch(() => ({ status: 500, body: {} }))
  const { result } = open([1, 2])
  await waitFor(() => expect(calls).toHaveLength(1))
  answer(() => newest(3, 2, 1))
  act(() => {
    liveState.notifications = 3
  })
  await waitFor(() => expect(result.current.count).toBe(1))
})

test.each([
  ['on page 3', { page: 3 }, [2, 1]],
  ['in a list grouped by orders', { page: 1, orderBy: 'orderId_SORT_DESC' }, [2, 1]],
  ['in a list that has not loaded', { page: 1 }, []],
])('after the first search has failed, only later notifications are offered %s', async (_, query, shown) => {
  const { calls, answer } = mockFetch(() => ({ status: 500, body: {} }))
  const { result } = open(shown, query)
  await waitFor(() => expect(calls).toHaveLength(1))
  answer(() => newest(9, 8, 7))
  act(() => {
    liveState.notifications = 3
  })
  await waitFor(() => expect(calls).toHaveLength(2))
  await act(waitForRequests)
  expect(result.current.count).toBe(0)
  answer(() => newest(10, 9, 8))
  act(() => {
    liveState.notifications = 4
  })
  await waitFor(() => expect(result.current.count).toBe(1))
})
