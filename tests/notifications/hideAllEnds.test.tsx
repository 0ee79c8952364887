import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useHideAllNotifications } from '../../src/pages/notifications/useHideAllNotifications'
import { endSession, session } from '../../src/session/session'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'
import { configureApi, delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

beforeEach(() => {
  configureApi({ authKey: () => session.key, onUnauthorized: endSession })
  session.key = 'key'
})
afterEach(() => {
  cleanup()
  dismissAllToasts()
})

const found = [1, 2, 3].map((id) => ({ id, status: true }))
const isHiding = ({ path }: { path: string }) => !path.includes('/search')

test('the end of a session stops the hiding of all: nothing is sent without a key or with another one', async () => {
  const network = mockFetch((call) => {
    if (!isHiding(call)) return { body: found }
    return call.path.endsWith('/2') ? { status: 401, body: { message: 'Вход устарел' } } : { body: {} }
  })
  let settlings = 0
  const { result } = renderHook(() => useHideAllNotifications({}, true, () => settlings++))
  act(() => result.current.start())
  await waitFor(() => expect(session.key).toBeNull())
  session.key = 'next'
  await act(async () => {
    await waitForRequests()
    await waitForRequests()
  })
  expect(network.calls.filter(isHiding).map(({ path, key }) => [path.split('/').at(-1), key])).toEqual([
    ['1', 'key'],
    ['2', 'key'],
  ])
  expect(settlings).toBe(0)
  expect(network.calls.filter(({ key }) => key !== 'key')).toEqual([])
})

test.each([
  ['closed', (hook: { rerender: (isShown: boolean) => void }) => hook.rerender(false)],
  ['left with its screen', (hook: { unmount: () => void }) => hook.unmount()],
])('a failure after the dialog was %s is shown in a toast', async (_case, leave) => {
  const replies = delayedReplies()
  mockFetch((call) => (isHiding(call) ? replies.next() : { body: found }))
  const hook = renderHook((isShown: boolean) => useHideAllNotifications({}, isShown, () => undefined), {
    initialProps: true,
  })
  act(() => hook.result.current.start())
  await waitFor(() => expect(hook.result.current.state).toMatchObject({ step: 'hiding' }))
  act(() => {
    leave(hook)
    if (hook.result.current) hook.result.current.stop()
  })
  replies.give(0, { status: 403, body: { message: 'Нет доступа' } })
  await waitFor(() =>
    expect(toastState.shown).toMatchObject([
      { tone: 'failure', text: 'Уведомления: скрыто 0 из 3, не скрыто: 1, не отправлено: 2', hint: 'Нет доступа' },
    ]),
  )
})
