import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { configureHttp } from '../../src/lib/http'
import { LIVE_STATE_OFF, liveState } from '../../src/live/liveState'
import { refreshNotificationCount, setNotificationCount } from '../../src/live/notificationCount'
import { session } from '../../src/session/session'
import { API_BASE, delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

const found = (total: number) => ({
  body: [{ id: 1, status: true }],
  headers: { 'x-pagination-total-count': String(total) },
})

beforeEach(() => {
  Object.assign(session, { key: 'key-1' })
  configureHttp({ apiBase: API_BASE, authKey: () => session.key, onUnauthorized: jest.fn(), onResponse: jest.fn() })
})
afterEach(() => {
  Object.assign(liveState, LIVE_STATE_OFF)
  Object.assign(session, { key: null })
})

test('the count is the number of active notifications', async () => {
  mockFetch(() => found(7))
  await refreshNotificationCount()
  expect(liveState.notifications).toBe(7)
})

test('a count from the stream during a request is newer than its response', async () => {
  const held = delayedReplies()
  mockFetch(held.next)
  const asking = refreshNotificationCount()
  await waitForRequests()
  setNotificationCount(5)
  held.give(0, found(7))
  await asking
  expect(liveState.notifications).toBe(5)
})

test('events of another user change nothing', async () => {
  const held = delayedReplies()
  mockFetch(held.next)
  const asking = refreshNotificationCount()
  await waitForRequests()
  session.key = 'key-2'
  held.give(0, found(7))
  await asking
  expect(liveState.notifications).toBeNull()
})
