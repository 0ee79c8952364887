import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { useLoadedValue } from '../../src/ui/load/useLoadedValue'

type City = { name: string }
type Call = { id: number; signal: AbortSignal; resolve: (city: City) => void; reject: (error: unknown) => void }
type Props = {
  id: number | undefined
  skip?: boolean
  every?: number
  follow?: (invalidate: () => void) => () => void
}

const NOT_FOUND = new RequestFailure({ message: 'Город не найден', status: 404 })

function start(initialProps: Props) {
  const calls: Call[] = []
  const load = (id: number, signal: AbortSignal) =>
    new Promise<City>((resolve, reject) => calls.push({ id, signal, resolve, reject }))
  const hook = renderHook(({ id, ...options }: Props) => useLoadedValue(load, [id], options), { initialProps })
  const respond = (index: number, name: string) => act(async () => calls[index]?.resolve({ name }))
  const fail = (index: number, error: unknown = NOT_FOUND) => act(async () => calls[index]?.reject(error))
  const reload = () => act(() => hook.result.current.reload())
  return { ...hook, calls, respond, fail, reload, ids: () => calls.map(({ id }) => id) }
}

afterEach(cleanup)

describe('loading', () => {
  test('it loads, then it is ready', async () => {
    const { result, respond } = start({ id: 1 })
    expect(result.current).toMatchObject({ status: 'loading', value: undefined })
    await respond(0, 'Алматы')
    expect(result.current).toMatchObject({ status: 'ready', value: { name: 'Алматы' }, failure: undefined })
  })

  test('without a key there is no request, until the key is known', async () => {
    const { result, rerender, ids, reload } = start({ id: undefined })
    expect(result.current).toMatchObject({ status: 'idle', value: undefined })
    reload()
    expect(ids()).toEqual([])
    rerender({ id: 4 })
    expect(result.current.status).toBe('loading')
    expect(ids()).toEqual([4])
  })

  test('when skipped, it loads and keeps nothing', async () => {
    const { result, rerender, ids, respond, reload } = start({ id: 1 })
    await respond(0, 'Алматы')
    rerender({ id: 1, skip: true })
    expect(result.current).toMatchObject({ status: 'idle', value: undefined })
    reload()
    expect(ids()).toEqual([1])
    rerender({ id: 1 })
    expect(result.current).toMatchObject({ status: 'loading', value: undefined })
  })

  test('a failed load explains why and can be retried; the failure is shown until a response', async () => {
    const { result, fail, reload, respond } = start({ id: 1 })
    await fail(0)
    expect(result.current).toMatchObject({ status: 'failed', value: undefined, failure: NOT_FOUND.failure })
    reload()
    expect(result.current).toMatchObject({ status: 'loading', failure: NOT_FOUND.failure })
    await respond(1, 'Алматы')
    expect(result.current).toMatchObject({ status: 'ready', failure: undefined })
  })

  test('a cancelled load shows no failure', async () => {
    const { result, fail } = start({ id: 1 })
    await fail(0, new DOMException('cancelled', 'AbortError'))
    expect(result.current).toMatchObject({ status: 'loading', failure: undefined })
  })

  test('a load that throws before it sends anything has failed too', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = (): Promise<City> => {
      throw new Error('a bug')
    }
    const { result } = renderHook(() => useLoadedValue(broken, []))
    await act(async () => undefined)
    expect(result.current).toMatchObject({ status: 'failed', failure: { message: 'Ошибка' } })
    jest.mocked(console.error).mockRestore()
  })
})

describe('keys', () => {
  test('the request of an earlier key is cancelled and its late response ignored', async () => {
    const { result, rerender, calls, respond } = start({ id: 1 })
    rerender({ id: 2 })
    expect(calls[0]?.signal.aborted).toBe(true)
    await respond(1, 'второй')
    await respond(0, 'первый')
    expect(result.current).toMatchObject({ status: 'ready', value: { name: 'второй' } })
  })

  test('the value of one key is never shown for another, and is reloaded on return', async () => {
    const { result, rerender, respond, ids } = start({ id: 1 })
    await respond(0, 'первый')
    rerender({ id: 2 })
    expect(result.current).toMatchObject({ status: 'loading', value: undefined })
    rerender({ id: 1 })
    expect(result.current.value).toBeUndefined()
    expect(ids()).toEqual([1, 2, 1])
  })

  test('equal keys are the same key, even as different objects', async () => {
    const load = jest.fn(async (filter: { cityId?: number; ids: number[] }, _signal: AbortSignal) => filter.ids.length)
    const { result, rerender } = renderHook(({ filter }) => useLoadedValue(load, [filter]), {
      initialProps: { filter: { ids: [1, 2] } as { cityId?: number; ids: number[] } },
    })
    await act(async () => undefined)
    rerender({ filter: { cityId: undefined, ids: [1, 2] } as { cityId?: number; ids: number[] } })
    expect(result.current).toMatchObject({ status: 'ready', value: 2 })
    expect(load).toHaveBeenCalledTimes(1)
    rerender({ filter: { ids: [1] } })
    await act(async () => undefined)
    expect(result.current.value).toBe(1)
  })

  test('null is a key, not a missing one', async () => {
    const { result } = renderHook(() =>
      useLoadedValue(async (id: number | null, _signal: AbortSignal) => `${id}`, [null]),
    )
    await act(async () => undefined)
    expect(result.current.value).toBe('null')
  })

  test('the result is the same object while nothing changes', async () => {
    const { result, rerender, respond } = start({ id: 1 })
    await respond(0, 'Алматы')
    const before = result.current
    rerender({ id: 1 })
    expect(result.current).toBe(before)
  })
})

describe('reloading', () => {
  test('the old value is kept during and after a failed reload, which is reported', async () => {
    const { result, respond, fail, reload } = start({ id: 1 })
    await respond(0, 'Алматы')
    reload()
    expect(result.current).toMatchObject({ status: 'loading', value: { name: 'Алматы' } })
    await fail(1)
    expect(result.current).toMatchObject({ status: 'failed', value: { name: 'Алматы' }, failure: NOT_FOUND.failure })
  })

  test('it cancels a load under way: its response may be older than the change that is reloaded for', async () => {
    const { result, calls, respond, reload } = start({ id: 1 })
    reload()
    expect(calls[0]?.signal.aborted).toBe(true)
    await respond(0, 'старый')
    expect(result.current.status).toBe('loading')
    await respond(1, 'новый')
    expect(result.current.value).toEqual({ name: 'новый' })
  })

  test('unmounting cancels, and later loads do nothing', async () => {
    const { result, unmount, calls } = start({ id: 1 })
    unmount()
    expect(calls[0]?.signal.aborted).toBe(true)
    act(() => result.current.reload())
    expect(calls).toHaveLength(1)
  })
})

describe('following', () => {
  function startFollowing() {
    const followers = new Set<() => void>()
    const follow = (invalidate: () => void) => {
      followers.add(invalidate)
      return () => followers.delete(invalidate)
    }
    const invalidate = () =>
      act(() => {
        for (const tell of followers) tell()
      })
    return { ...start({ id: 1, follow }), followers, invalidate }
  }

  test('a change during a load causes one more load in the background', async () => {
    const { result, calls, invalidate, respond } = startFollowing()
    invalidate()
    invalidate()
    expect(calls).toHaveLength(1)
    expect(calls[0]?.signal.aborted).toBe(false)
    await respond(0, 'Алматы')
    expect(calls).toHaveLength(2)
    expect(result.current).toMatchObject({ status: 'ready', value: { name: 'Алматы' } })
    await respond(1, 'Астана')
    expect(result.current.value).toEqual({ name: 'Астана' })
    expect(calls).toHaveLength(2)
  })

  test('a failed load does not drop a pending reload', async () => {
    const { calls, fail, invalidate } = startFollowing()
    invalidate()
    await fail(0)
    expect(calls).toHaveLength(2)
  })

  test('a reload satisfies the pending one', async () => {
    const { calls, invalidate, reload, respond } = startFollowing()
    invalidate()
    reload()
    await respond(1, 'Алматы')
    expect(calls).toHaveLength(2)
  })

  test('polls only while enabled', () => {
    const { followers, rerender, unmount } = startFollowing()
    expect(followers.size).toBe(1)
    rerender({ id: 1, skip: true })
    expect(followers.size).toBe(0)
    unmount()
    expect(followers.size).toBe(0)
  })
})

describe('polling', () => {
  let visibility: DocumentVisibilityState
  const show = (next: DocumentVisibilityState) =>
    act(() => {
      visibility = next
      document.dispatchEvent(new Event('visibilitychange'))
    })
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

  beforeEach(() => {
    jest.useFakeTimers()
    visibility = 'visible'
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('it runs in the background: only its response shows, a failure keeps the value', async () => {
    const { result, respond, fail } = start({ id: 1, every: 1000 })
    await respond(0, 'Алматы')
    wait(1000)
    expect(result.current).toMatchObject({ status: 'ready', value: { name: 'Алматы' } })
    await fail(1)
    expect(result.current).toMatchObject({ status: 'failed', value: { name: 'Алматы' } })
    wait(1000)
    await respond(2, 'Астана')
    expect(result.current).toMatchObject({ status: 'ready', value: { name: 'Астана' }, failure: undefined })
  })

  test('polls do not overlap with a load under way', async () => {
    const { calls, respond } = start({ id: 1, every: 1000 })
    wait(5000)
    expect(calls).toHaveLength(1)
    await respond(0, 'Алматы')
    wait(1000)
    expect(calls).toHaveLength(2)
  })

  test('a hidden page requests nothing; a due request is sent once on return', async () => {
    const { calls, respond } = start({ id: 1, every: 1000 })
    await respond(0, 'Алматы')
    show('hidden')
    wait(10_000)
    expect(calls).toHaveLength(1)
    show('visible')
    expect(calls).toHaveLength(2)
  })

  test('a new interval keeps the value; without interval, without key and unmounted nothing is polled', async () => {
    const { result, rerender, unmount, calls, respond } = start({ id: 1, every: 1000 })
    await respond(0, 'Алматы')
    rerender({ id: 1 })
    expect(result.current.value).toEqual({ name: 'Алматы' })
    wait(5000)
    rerender({ id: undefined, every: 1000 })
    wait(5000)
    expect(calls).toHaveLength(1)
    rerender({ id: 2, every: 1000 })
    unmount()
    wait(5000)
    expect(calls).toHaveLength(2)
  })
})
