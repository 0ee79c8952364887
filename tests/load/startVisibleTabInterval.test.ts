import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startVisibleTabInterval } from '../../src/ui/load/startVisibleTabInterval'

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
  jest.useRealTimers()
})

test('runs once a period while the page is visible, and no more when it is stopped', () => {
  const action = jest.fn()
  const stop = startVisibleTabInterval(action, 30_000)
  jest.advanceTimersByTime(29_999)
  expect(action).not.toHaveBeenCalled()
  jest.advanceTimersByTime(30_001)
  expect(action).toHaveBeenCalledTimes(2)
  stop()
  jest.advanceTimersByTime(90_000)
  expect(action).toHaveBeenCalledTimes(2)
})

test('while hidden it waits; a due run happens once on return', () => {
  const action = jest.fn()
  const stop = startVisibleTabInterval(action, 30_000)
  show('hidden')
  jest.advanceTimersByTime(120_000)
  expect(action).not.toHaveBeenCalled()
  show('visible')
  expect(action).toHaveBeenCalledTimes(1)
  show('hidden')
  show('visible')
  expect(action).toHaveBeenCalledTimes(1)
  stop()
})
