import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { Activity, type ReactNode, StrictMode } from 'react'
import type { User } from '../../src/api/user'
import { type MutationState, useMutation } from '../../src/kit/form/useMutation'
import { RequestFailure } from '../../src/lib/failure'
import { session } from '../../src/session/session'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'

/**
 * Contract: a response that arrives after the user has left the screen never navigates, closes, opens, resets or overwrites anything that
 * the user sees. If a change fails while its screen is open, the error is shown until the next attempt.
 */

const refused = new RequestFailure({ message: 'День занят', status: 409 })

function slow() {
  let resolve: (value: string) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const send = jest.fn(
    () =>
      new Promise<string>((accept, refuse) => {
        resolve = accept
        reject = refuse
      }),
  )
  return {
    send,
    succeed: () => act(async () => resolve('ответ')),
    fail: (error: unknown = refused) => act(async () => reject(error)),
  }
}

const after = () => ({ success: 'Сохранено', onChanged: jest.fn(), onDone: jest.fn() })
const messages = () => toastState.shown.map(({ text }) => text)

function show(scope?: string) {
  const hook = renderHook(({ of }: { of: string | undefined }) => useMutation(of), {
    initialProps: { of: scope },
    wrapper: StrictMode,
  })
  const start = (send: () => Promise<string>, then = after()) => {
    act(() => void hook.result.current.run(send, then))
    return then
  }
  return { ...hook, start, change: (): MutationState => hook.result.current }
}

beforeEach(() => {
  session.key = 'key'
})
afterEach(() => {
  cleanup()
  dismissAllToasts()
  session.key = null
  session.user = null
})

test('one change at a time, then its toast, its stores and its screen', async () => {
  const { send, succeed } = slow()
  const { start, change } = show()
  const then = start(send)
  start(send)
  expect(send).toHaveBeenCalledTimes(1)
  expect(change().isPending).toBe(true)
  await succeed()
  expect(change().isPending).toBe(false)
  expect(messages()).toEqual(['Сохранено'])
  expect(then.onChanged.mock.calls).toEqual([['ответ']])
  expect(then.onDone.mock.calls).toEqual([['ответ']])
})

test('a failure is shown until the next attempt, without a duplicate toast', async () => {
  const first = slow()
  const { start, change } = show()
  const then = start(first.send)
  await first.fail()
  expect(change().failure?.message).toBe('День занят')
  expect(messages()).toEqual([])
  expect(then.onDone).not.toHaveBeenCalled()
  const second = slow()
  start(second.send)
  expect(change().failure).toBeNull()
  await second.succeed()
})

const LEAVINGS: [what: string, leave: (shown: ReturnType<typeof show>) => void][] = [
  ['the screen', ({ unmount }) => unmount()],
  ['its day, tab, dialog or entity', ({ rerender }) => rerender({ of: 'вторник' })],
  [
    'it, and returns meanwhile',
    ({ rerender }) => {
      rerender({ of: 'вторник' })
      rerender({ of: 'понедельник' })
    },
  ],
]

describe.each(LEAVINGS)('a person leaves %s', (_what, leave) => {
  test('the toast is shown and the stores are updated, nothing else happens', async () => {
    const { send, succeed } = slow()
    const shown = show('понедельник')
    const then = shown.start(send)
    leave(shown)
    await succeed()
    expect(messages()).toEqual(['Сохранено'])
    expect(then.onChanged).toHaveBeenCalledTimes(1)
    expect(then.onDone).not.toHaveBeenCalled()
  })

  test('a failure is shown in a toast', async () => {
    const { send, fail } = slow()
    const shown = show('понедельник')
    shown.start(send)
    leave(shown)
    await fail()
    expect(messages()).toEqual(['День занят'])
  })
})

test('a failure of one day is not shown on another, and each has its own button', async () => {
  const { send, fail } = slow()
  const shown = show('понедельник')
  shown.start(send)
  act(() => shown.rerender({ of: 'вторник' }))
  expect(shown.change().isPending).toBe(false)
  const other = slow()
  shown.start(other.send)
  expect(other.send).toHaveBeenCalledTimes(1)
  await fail()
  expect(shown.change()).toMatchObject({ isPending: true, failure: null })
  await other.succeed()
})

test('a cached screen that is hidden counts as left', async () => {
  const { send, succeed } = slow()
  let mode: 'visible' | 'hidden' = 'visible'
  const wrapper = ({ children }: { children: ReactNode }) => <Activity mode={mode}>{children}</Activity>
  const { result, rerender } = renderHook(() => useMutation(), { wrapper })
  const then = after()
  act(() => void result.current.run(send, then))
  mode = 'hidden'
  rerender()
  mode = 'visible'
  rerender()
  await succeed()
  expect(then.onDone).not.toHaveBeenCalled()
  expect(result.current.isPending).toBe(false)
})

test('after the session ended the next user sees no message', async () => {
  const { send, succeed } = slow()
  const shown = show()
  const then = shown.start(send)
  shown.unmount()
  session.key = 'of somebody else'
  await succeed()
  expect(messages()).toEqual([])
  expect(then.onChanged).not.toHaveBeenCalled()
})

const user = (id: number) => ({ id, accesses: [], allowedCities: [] }) as unknown as User

describe.each([
  ['of the same user', 3, ['Сохранено'], ['День занят']],
  ['of another user', 4, [], []],
])('another tab has stored a new session key %s', (_whose, id, success, failure) => {
  const adoptKey = (shown: ReturnType<typeof show>) => {
    Object.assign(session, { user: null, key: 'new key' })
    shown.unmount()
  }

  test.each([
    ['succeeds', success],
    ['fails', failure],
  ])('a change that %s meanwhile is shown only to its own user, once that user is known', async (how, expected) => {
    session.user = user(3)
    const { send, succeed, fail } = slow()
    const shown = show()
    shown.start(send)
    adoptKey(shown)
    await (how === 'fails' ? fail() : succeed())
    expect(messages()).toEqual([])
    session.user = user(id)
    expect(messages()).toEqual(expected)
  })
})

test('messages of a 422 response are part of the toast', async () => {
  const { send, fail } = slow()
  const shown = show()
  shown.start(send)
  shown.unmount()
  await fail(new RequestFailure({ message: 'Проверьте поля', status: 422, fields: { dateTo: 'День уже заполнен' } }))
  expect(toastState.shown[0]).toMatchObject({ text: 'Проверьте поля', hint: 'День уже заполнен' })
})
