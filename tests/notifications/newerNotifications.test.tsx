import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { configureHttp } from '../../src/lib/http'
import { liveState } from '../../src/live/liveState'
import { useNewerNotifications } from '../../src/pages/notifications/useNewerNotifications'

/** Design, «Notifications»: new notifications appear in the list only when the user asks for them, each exactly once. */

let ids: number[]
let requested: number

beforeEach(() => {
  ids = [1, 2]
  requested = 0
  liveState.notifications = 2
  configureHttp({
    apiBase: 'https://api.test',
    authKey: () => 'key',
    onUnauthorized: () => undefined,
    onResponse: () => undefined,
  })
  globalThis.fetch = jest.fn(async () => {
    requested++
    return new Response(JSON.stringify([...ids].reverse().map((id) => ({ id, status: true }))), { status: 200 })
  }) as typeof fetch
})
afterEach(() => {
  liveState.notifications = null
})

const QUERY = { page: 1 }
const open = (shown: number[]) =>
  renderHook(
    ({ rows }) =>
      useNewerNotifications(
        QUERY,
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
