import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useHasPrefetchSettled } from '../../src/pages/orders/list/useHasPrefetchSettled'

let answer: { give: () => void; fail: () => void } | undefined
let opened: string[]

const prefetch = {
  prefetchList: () => undefined,
  prefetchWhenLive: () => undefined,
  open: (search: string) => {
    opened.push(search)
    if (!answer) return undefined
    return new Promise<void>((give, fail) => {
      answer = { give, fail: () => fail(new Error('no connection')) }
    })
  },
}
const underWay = () => {
  answer = { give: () => undefined, fail: () => undefined }
}
const render = () =>
  renderHook(({ search }) => useHasPrefetchSettled(prefetch, search), {
    initialProps: { search: '' },
    reactStrictMode: false,
  })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  opened = []
  answer = undefined
})
afterEach(() => {
  jest.useRealTimers()
})

test('without a pending request it is available at once', () => {
  const { result } = render()
  expect(result.current).toBe(true)
  expect(opened).toEqual([''])
})

test.each(['give', 'fail'] as const)('it waits for the response (%s) and opens it', async (outcome) => {
  underWay()
  const { result } = render()
  expect(result.current).toBe(false)
  await pass(50)
  expect(result.current).toBe(false)
  answer?.[outcome]()
  await pass(0)
  expect(result.current).toBe(true)
  expect(opened).toEqual(['', ''])
})

test('after a tenth of a second it stops waiting, and a later response changes nothing here', async () => {
  underWay()
  const { result } = render()
  const first = answer
  await pass(99)
  expect(result.current).toBe(false)
  await pass(1)
  expect(result.current).toBe(true)
  expect(opened).toHaveLength(2)
  first?.give()
  await pass(1000)
  expect(opened).toHaveLength(2)
})

test('an address that has changed meanwhile is the one that is opened', async () => {
  underWay()
  const { result, rerender } = render()
  rerender({ search: '?cityId=2' })
  await pass(100)
  expect(result.current).toBe(true)
  expect(opened).toEqual(['', '?cityId=2'])
})

test('after the screen is left nothing is opened', async () => {
  underWay()
  const { unmount } = render()
  unmount()
  answer?.give()
  await pass(1000)
  expect(opened).toEqual([''])
})
