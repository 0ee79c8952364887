import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { configureHttp } from '../../src/lib/http'
import { hides, settledHides } from '../../src/pages/notifications/hides'
import { endSession, session, signOut } from '../../src/session/session'
import { API_BASE, heldReplies, startNetwork } from '../session/network'

beforeEach(() => {
  jest.useFakeTimers()
  configureHttp({
    apiBase: API_BASE,
    authKey: () => session.key,
    onUnauthorized: endSession,
    onResponse: () => undefined,
  })
  session.key = 'key'
})
afterEach(() => {
  jest.useRealTimers()
})

test('a notification hidden by one user is not shown as hidden to the next', async () => {
  const network = startNetwork((call) => ({ body: call.path.includes('/search') ? [] : {} }))
  hides.hide([10])
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.callsOf('/v1/manage/notification/10')).toHaveLength(1)
  expect(settledHides.hidden).toEqual([10])
  signOut()
  expect(settledHides.hidden).toEqual([])
})

test('signing out sends waiting hides with their own key', async () => {
  const network = startNetwork()
  hides.hide([10])
  signOut()
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.calls.map(({ path, key }) => [path, key])).toEqual([['/v1/manage/notification/10', 'key']])
})

test('a session that has ended sends nothing, neither without a key nor under the next one', async () => {
  const network = startNetwork()
  hides.hide([10])
  endSession('key')
  hides.flush()
  session.key = 'next'
  await jest.advanceTimersByTimeAsync(7000)
  hides.flush()
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.calls).toEqual([])
  expect(hides.isWaiting()).toBe(false)
  expect(hides.state.byId).toEqual({})
})

test('a failure after the user signed out is not shown and leaves no state', async () => {
  const replies = heldReplies()
  const network = startNetwork(replies.next)
  hides.hide([10])
  signOut()
  session.key = 'next'
  const { count } = settledHides
  await jest.advanceTimersByTimeAsync(0)
  expect(network.calls).toHaveLength(1)
  replies.give(0, { status: 500, body: { message: 'Не вышло' } })
  await jest.advanceTimersByTimeAsync(100)
  expect(hides.state.byId).toEqual({})
  expect(settledHides).toEqual({ count, hidden: [] })
  expect(network.calls).toHaveLength(1)
})

test('the next user can hide the same notification', async () => {
  const replies = heldReplies()
  const network = startNetwork(replies.next)
  hides.hide([10])
  signOut()
  session.key = 'next'
  hides.hide([10])
  await jest.advanceTimersByTimeAsync(0)
  replies.give(0, { status: 409, body: { message: 'Уже скрыто' } })
  await jest.advanceTimersByTimeAsync(100)
  expect(hides.state.byId).toEqual({ 10: { step: 'waiting' } })
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.callsOf('/v1/manage/notification/10').map(({ key }) => key)).toEqual(['key', 'next'])
})
