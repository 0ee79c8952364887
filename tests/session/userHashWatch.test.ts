import { expect, jest, test } from '@jest/globals'
import { createUserHashWatcher } from '../../src/session/userHashWatch'

function watch(stored: string | null = null) {
  let kept = stored
  let next = 1
  const hashWatch = createUserHashWatcher(
    {
      read: () => kept,
      write: (hash) => {
        kept = hash
      },
    },
    () => next,
  )
  return {
    request: () => {
      const sequence = next++
      return (hash: string | null, isFresh = false) => hashWatch.observe(hash, { sequence }, isFresh)
    },
    forget: hashWatch.forget,
    retry: hashWatch.retry,
    reloaded: hashWatch.reloaded,
    kept: () => kept,
  }
}

test('the first hash is stored silently', () => {
  const { request, kept } = watch()
  expect(request()('a')).toBe(false)
  expect(kept()).toBe('a')
})

test('a response without the header changes nothing', () => {
  const { request, kept } = watch('a')
  expect(request()(null)).toBe(false)
  expect(request()('')).toBe(false)
  expect(kept()).toBe('a')
})

test('the same hash requests nothing', () => {
  const { request } = watch('a')
  expect([request()('a'), request()('a')]).toEqual([false, false])
})

test("a hash that differs from an earlier visit's requests a refresh", () => {
  const { request, kept } = watch('a')
  expect(request()('b')).toBe(true)
  expect(kept()).toBe('b')
})

test('one change among parallel calls requests one refresh', () => {
  const { request } = watch('a')
  const calls = [request(), request(), request()]
  expect(calls.map((answer) => answer('b'))).toEqual([true, false, false])
})

test('responses to requests from before the change may have the old hash', () => {
  const { request, kept } = watch('a')
  const early = [request(), request()]
  expect(request()('b')).toBe(true)
  expect(early.map((answer) => answer('a'))).toEqual([false, false])
  expect(kept()).toBe('b')
})

test('an old hash among parallel responses is not a change', () => {
  const { request, kept } = watch('a')
  const [first, second, third] = [request(), request(), request()]
  expect([first('b'), second('a'), third('b')]).toEqual([true, false, false])
  expect(kept()).toBe('b')
})

test('two successive changes request two refreshes', () => {
  const { request } = watch('a')
  expect([request()('b'), request()('c')]).toEqual([true, true])
})

test('a hash that changes back counts as a change for requests sent after it', () => {
  const { request } = watch('a')
  expect([request()('b'), request()('a')]).toEqual([true, true])
})

test('a response with the user himself needs no further refresh', () => {
  const { request, kept } = watch('a')
  expect(request()('b', true)).toBe(false)
  expect(kept()).toBe('b')
  expect(request()('b')).toBe(false)
})

test('after a sign-out the next hash is stored silently', () => {
  const { request, forget } = watch('a')
  forget()
  expect(request()('b')).toBe(false)
})

test('while the user cannot be loaded, responses request it at growing intervals', () => {
  jest.useFakeTimers()
  try {
    const { request, retry, reloaded } = watch('a')
    /**
     * Simulates a failed reload of the user's data, followed by one response per second. Returns the number of seconds until a response
     * triggers the next reload.
     */
    const secondsUntilAsked = () => {
      retry()
      for (let seconds = 0; seconds <= 1000; seconds++) {
        if (request()('b')) return seconds
        jest.advanceTimersByTime(1000)
      }
      return Number.NaN
    }
    expect(request()('b')).toBe(true)
    expect(Array.from({ length: 9 }, secondsUntilAsked)).toEqual([0, 5, 10, 20, 40, 80, 160, 300, 300])
    // The body of this response is not a valid user, but its header contains the hash of the user's data.
    expect(request()('b', true)).toBe(false)
    expect(secondsUntilAsked()).toBe(300)
    reloaded()
    expect(Array.from({ length: 2 }, secondsUntilAsked)).toEqual([0, 5])
  } finally {
    jest.useRealTimers()
  }
})
