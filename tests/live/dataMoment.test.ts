import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { dataAsOfMs, LIVE_STATE_OFF, liveState, setStreamHealth } from '../../src/live/liveState'

/**
 * `dataAsOfMs` returns the time up to which a list is known to be current, or null if the list is current now. The function uses ms since
 * the epoch; the helpers of this test convert to and from seconds.
 */

beforeEach(() => {
  jest.useFakeTimers({ now: 0 })
  Object.assign(liveState, LIVE_STATE_OFF)
})
afterEach(() => {
  Object.assign(liveState, LIVE_STATE_OFF)
  jest.useRealTimers()
})

const at = (second: number) => jest.setSystemTime(second * 1000)
const moment = (loadedAt: number) => {
  const found = dataAsOfMs(loadedAt * 1000, liveState)
  return found === null ? null : found / 1000
}

function live(second: number) {
  at(second)
  setStreamHealth('live', null)
}
function lost(second: number) {
  at(second)
  setStreamHealth('reconnecting', second * 1000)
}

test('a list requested before the first connection is current', () => {
  setStreamHealth('connecting', 0)
  expect(moment(1)).toBe(1)
  live(5)
  expect(moment(1)).toBeNull()
})

test('while the stream is down: current until the interruption or the reload by hand', () => {
  live(5)
  lost(20)
  expect([moment(10), moment(25)]).toEqual([20, 25])
})

test('live again: current until the interruption, and again after the reload', () => {
  live(5)
  lost(20)
  setStreamHealth('connecting', 20_000)
  live(30)
  expect([moment(10), moment(31)]).toEqual([20, null])
})

test('interrupted twice before a reload: current until the first interruption', () => {
  live(5)
  lost(20)
  live(30)
  lost(40)
  expect([moment(10), moment(35)]).toEqual([20, 40])
})
