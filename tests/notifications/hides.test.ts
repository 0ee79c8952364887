import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { notificationHideQueue, notificationHideResults } from '../../src/pages/notifications/notificationHideQueue'
import { endSession, session, signOut } from '../../src/session/session'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'
import { configureApi, delayedReplies, mockFetch } from '../session/mockFetch'

beforeEach(() => {
  jest.useFakeTimers()
  configureApi({ authKey: () => session.key, onUnauthorized: endSession })
  session.key = 'key'
})
afterEach(() => {
  jest.useRealTimers()
})

test('a notification hidden by one user is not shown as hidden to the next', async () => {
  const network = mockFetch((call) => ({ body: call.path.includes('/search') ? [] : {} }))
  notificationHideQueue.hide([10])
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.callsOf('/v1/manage/notification/10')).toHaveLength(1)
  expect(notificationHideResults.hidden).toEqual([10])
  signOut()
  expect(notificationHideResults.hidden).toEqual([])
})

test('signing out sends waiting hides with their own key', async () => {
  const network = mockFetch()
  notificationHideQueue.hide([10])
  signOut()
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.calls.map(({ path, key }) => [path, key])).toEqual([['/v1/manage/notification/10', 'key']])
})

test('an ended session sends nothing, without a key or with the next key', async () => {
  const network = mockFetch()
  notificationHideQueue.hide([10])
  endSession('key')
  notificationHideQueue.flush()
  session.key = 'next'
  await jest.advanceTimersByTimeAsync(7000)
  notificationHideQueue.flush()
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.calls).toEqual([])
  expect(notificationHideQueue.isWaiting()).toBe(false)
  expect(notificationHideQueue.state.byId).toEqual({})
})

test('a failed hide is shown in a toast too, because the screen may have been left', async () => {
  mockFetch(() => ({ status: 403, body: { message: 'Нет доступа' } }))
  notificationHideQueue.hide([10])
  notificationHideQueue.flush()
  await jest.advanceTimersByTimeAsync(100)
  expect(toastState.shown.map(({ text }) => text)).toEqual(['Уведомление № 10: Нет доступа'])
  dismissAllToasts()
  notificationHideQueue.drop()
})

test('a failure after the user signed out is not shown and leaves no state', async () => {
  const replies = delayedReplies()
  const network = mockFetch(replies.next)
  notificationHideQueue.hide([10])
  signOut()
  session.key = 'next'
  const { count } = notificationHideResults
  await jest.advanceTimersByTimeAsync(0)
  expect(network.calls).toHaveLength(1)
  replies.give(0, { status: 500, body: { message: 'Не вышло' } })
  await jest.advanceTimersByTimeAsync(100)
  expect(notificationHideQueue.state.byId).toEqual({})
  expect(notificationHideResults).toEqual({ count, hidden: [] })
  expect(network.calls).toHaveLength(1)
})

test('the next user can hide the same notification', async () => {
  const replies = delayedReplies()
  const network = mockFetch(replies.next)
  notificationHideQueue.hide([10])
  signOut()
  session.key = 'next'
  notificationHideQueue.hide([10])
  await jest.advanceTimersByTimeAsync(0)
  replies.give(0, { status: 409, body: { message: 'Уже скрыто' } })
  await jest.advanceTimersByTimeAsync(100)
  expect(notificationHideQueue.state.byId).toEqual({ 10: { step: 'waiting' } })
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.callsOf('/v1/manage/notification/10').map(({ key }) => key)).toEqual(['key', 'next'])
})
