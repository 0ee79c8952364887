import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { watchWakeUp } from '../../src/live/wakeWatch'

let woken: string[]
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  woken = []
  stop = watchWakeUp((why) => woken.push(why))
})
afterEach(() => {
  stop()
  setHidden(false)
  jest.useRealTimers()
})

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('ordinary hours cause no wake', () => {
  jest.advanceTimersByTime(3 * 3_600_000)
  expect(woken).toEqual([])
})

test.each([
  ['hidden for a minute', 60_000, ['return']],
  ['hidden for half a minute', 30_000, []],
])('a tab %s', (_what, ms, expected) => {
  setHidden(true)
  jest.advanceTimersByTime(ms)
  setHidden(false)
  jest.advanceTimersByTime(60_000)
  expect(woken).toEqual(expected)
})

test.each([
  ['forwards, as after a sleep', 120_000],
  ['backwards', -120_000],
])('a clock that jumps %s', (_what, jump) => {
  jest.advanceTimersByTime(7_000)
  jest.setSystemTime(Date.now() + jump)
  jest.advanceTimersByTime(60_000)
  expect(woken).toEqual(['wake'])
})

test('the timers of a hidden tab fire a minute late without a sleep', () => {
  setHidden(true)
  for (let minute = 0; minute < 5; minute++) {
    jest.setSystemTime(Date.now() + 60_000)
    jest.advanceTimersByTime(5_000)
  }
  expect(woken).toEqual([])
})

test('the network is back', () => {
  window.dispatchEvent(new Event('online'))
  expect(woken).toEqual(['wake'])
})
