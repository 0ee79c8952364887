import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createBatcher } from '../../src/app/shell/notices/createBatcher'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function bursting() {
  const deliver = jest.fn<(items: number[]) => void>()
  return { deliver, ...createBatcher(deliver, { wait: 1500, pause: 6000 }) }
}

test('a burst of fifty is delivered once, in order', () => {
  const { push, deliver } = bursting()
  for (let item = 1; item <= 50; item++) {
    push(item)
    jest.advanceTimersByTime(20)
  }
  expect(deliver).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1000)
  expect(deliver.mock.calls).toEqual([[Array.from({ length: 50 }, (_, index) => index + 1)]])
})

test('an event soon after a delivery waits until the end of the pause', () => {
  const { push, deliver } = bursting()
  push(1)
  jest.advanceTimersByTime(1500)
  push(2)
  push(3)
  jest.advanceTimersByTime(5900)
  expect(deliver).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(100)
  expect(deliver.mock.calls).toEqual([[[1]], [[2, 3]]])
})

test('after a quiet time the first one waits only for its own burst', () => {
  const { push, deliver } = bursting()
  push(1)
  jest.advanceTimersByTime(60_000)
  push(2)
  jest.advanceTimersByTime(1500)
  expect(deliver).toHaveBeenCalledTimes(2)
})

test('stopped, it delivers nothing more', () => {
  const { push, stop, deliver } = bursting()
  push(1)
  stop()
  jest.advanceTimersByTime(60_000)
  expect(deliver).not.toHaveBeenCalled()
})

test('due events are delivered on request, once, even if the timer is late', () => {
  const { push, check, deliver } = bursting()
  const start = Date.now()
  push(1)
  jest.setSystemTime(start + 1000)
  check()
  expect(deliver).not.toHaveBeenCalled()
  jest.setSystemTime(start + 1600)
  check()
  check()
  expect(deliver.mock.calls).toEqual([[[1]]])
  jest.advanceTimersByTime(60_000)
  expect(deliver).toHaveBeenCalledTimes(1)
})
