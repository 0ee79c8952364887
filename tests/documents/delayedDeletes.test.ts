import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { useDelayedDeletes } from '../../src/parts/documents/useDelayedDeletes'
import { endSession, session, signOut } from '../../src/session/session'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'

/** Contract, «undo»: the tests check when a delayed deletion is sent, and with the key of which session. */

const user = (id: number) => ({ id, accesses: [], allowedCities: [] }) as unknown as User
let sent: [id: number, key: string | null][] = []

function start() {
  const send = async (id: number) => void sent.push([id, session.key])
  const hook = renderHook(() => useDelayedDeletes(send, () => undefined))
  act(() => hook.result.current.remove(5))
  return hook
}

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  Object.assign(session, { key: 'mine', user: null })
  dismissAllToasts()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('a deletion that waits', () => {
  test('is sent after its time, once', async () => {
    const { unmount } = start()
    expect(sent).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(8000))
    unmount()
    expect(sent).toEqual([[5, 'mine']])
    expect(toastState.shown.map(({ text }) => text)).toEqual(['Документ удалён'])
  })

  test('warns before the tab closes, but only while it waits', async () => {
    const { result } = start()
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closes()).toBe(false)
    act(() => result.current.undo(5))
    expect(closes()).toBe(true)
    expect(sent).toEqual([])
  })

  test('is not sent again by another press while it is being sent', async () => {
    let isDone: () => void = () => undefined
    const send = (id: number) => {
      sent.push([id, session.key])
      return new Promise<void>((resolve) => {
        isDone = resolve
      })
    }
    const { result } = renderHook(() => useDelayedDeletes(send, () => undefined))
    act(() => result.current.remove(5))
    await act(() => jest.advanceTimersByTimeAsync(8000))
    act(() => result.current.remove(5))
    await act(() => jest.advanceTimersByTimeAsync(8000))
    await act(async () => isDone())
    expect(sent).toEqual([[5, 'mine']])
  })

  test('is sent at once when the screen is left', () => {
    start().unmount()
    expect(sent).toEqual([[5, 'mine']])
  })

  test('is sent with the key on sign-out, and the next user sees no message', async () => {
    const { unmount } = start()
    await act(async () => signOut())
    unmount()
    expect(sent).toEqual([[5, 'mine']])
    expect(toastState.shown).toEqual([])
  })

  test.each([
    ['the same user', 3, [[5, 'new']], ['Документ удалён']],
    ['another user', 4, [], []],
  ])('is sent with the key of another tab only if it is that of %s', async (_who, id, expected, texts) => {
    session.user = user(3)
    const { unmount } = start()
    act(() => void Object.assign(session, { user: null, key: 'new' }))
    unmount()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(sent).toEqual([])
    session.user = user(id)
    await jest.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(expected)
    expect(toastState.shown.map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['has ended', () => endSession('mine')],
    [
      'is that of another person',
      () => {
        session.key = 'theirs'
      },
    ],
  ])('is dropped if the session %s', async (_what, change) => {
    const { unmount } = start()
    act(change)
    unmount()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(sent).toEqual([])
  })
})
