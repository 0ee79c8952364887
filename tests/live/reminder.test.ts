import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createReminder } from '../../src/live/notices/reminder'

beforeEach(() => void jest.useFakeTimers())
let reminder: ReturnType<typeof createReminder<string>>
afterEach(() => {
  reminder.stop()
  jest.useRealTimers()
})

test('what nobody has seen sounds again, the latest of it, until the console is touched', () => {
  const play = jest.fn()
  reminder = createReminder<string>('test', play, 1000)
  reminder.repeat('new')
  jest.advanceTimersByTime(2500)
  reminder.repeat('late')
  jest.advanceTimersByTime(1000)
  expect(play.mock.calls).toEqual([['new'], ['new'], ['late']])
  window.dispatchEvent(new Event('pointermove'))
  jest.advanceTimersByTime(5000)
  expect(play).toHaveBeenCalledTimes(3)
})

test('nothing sounds after it was stopped', () => {
  const play = jest.fn()
  reminder = createReminder<string>('test', play, 1000)
  reminder.repeat('new')
  reminder.stop()
  jest.advanceTimersByTime(5000)
  expect(play).not.toHaveBeenCalled()
})
