import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, renderHook } from '@testing-library/react'
import { useVisibleInterval } from '../../src/ui/useVisibleInterval'

let visibility: DocumentVisibilityState

function show(next: DocumentVisibilityState) {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test('runs once a period while the page is seen, and no more when it is left', () => {
  const action = jest.fn()
  const { unmount } = renderHook(() => useVisibleInterval(action, 30_000))
  jest.advanceTimersByTime(29_999)
  expect(action).not.toHaveBeenCalled()
  jest.advanceTimersByTime(30_001)
  expect(action).toHaveBeenCalledTimes(2)
  unmount()
  jest.advanceTimersByTime(90_000)
  expect(action).toHaveBeenCalledTimes(2)
})

test('hidden, it waits; what fell due meanwhile runs once on return', () => {
  const action = jest.fn()
  renderHook(() => useVisibleInterval(action, 30_000))
  show('hidden')
  jest.advanceTimersByTime(120_000)
  expect(action).not.toHaveBeenCalled()
  show('visible')
  expect(action).toHaveBeenCalledTimes(1)
  show('hidden')
  show('visible')
  expect(action).toHaveBeenCalledTimes(1)
})

test('the latest action runs', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { rerender } = renderHook(({ action }: { action: () => void }) => useVisibleInterval(action, 1000), {
    initialProps: { action: first as () => void },
  })
  rerender({ action: second })
  jest.advanceTimersByTime(1000)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})
