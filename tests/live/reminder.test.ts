import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createSoundRepeater } from '../../src/app/shell/notices/soundRepeater'

beforeEach(() => void jest.useFakeTimers())
let reminder: ReturnType<typeof createSoundRepeater<string>>
afterEach(() => {
  reminder.stop()
  jest.useRealTimers()
})

test('the latest unseen notice sounds again until the user touches the console', () => {
  const play = jest.fn()
  reminder = createSoundRepeater<string>('test', play, 1000)
  reminder.repeat('new')
  jest.advanceTimersByTime(2500)
  reminder.repeat('late')
  jest.advanceTimersByTime(1000)
  expect(play.mock.calls).toEqual([['new'], ['new'], ['late']])
  window.dispatchEvent(new Event('pointermove'))
  jest.advanceTimersByTime(5000)
  expect(play).toHaveBeenCalledTimes(3)
})

test('a due sound is played on return if timers are late, then after a whole period', () => {
  const play = jest.fn()
  reminder = createSoundRepeater<string>('test', play, 1000)
  reminder.repeat('late')
  reminder.check()
  expect(play).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 1000)
  reminder.check()
  reminder.check()
  expect(play.mock.calls).toEqual([['late']])
  jest.advanceTimersByTime(999)
  expect(play).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(play).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('pointermove'))
  jest.setSystemTime(Date.now() + 5000)
  reminder.check()
  expect(play).toHaveBeenCalledTimes(2)
})

test('no sound after it was stopped', () => {
  const play = jest.fn()
  reminder = createSoundRepeater<string>('test', play, 1000)
  reminder.repeat('new')
  reminder.stop()
  jest.advanceTimersByTime(5000)
  expect(play).not.toHaveBeenCalled()
})

test('a touch in another tab of the same user ends it, without a message for each movement', () => {
  const others: FakeTabs[] = []
  class FakeTabs {
    onmessage: (() => void) | undefined
    sent: unknown[] = []
    constructor() {
      others.push(this)
    }
    postMessage(message: unknown) {
      this.sent.push(message)
    }
    close() {}
  }
  const before = globalThis.BroadcastChannel
  Object.assign(globalThis, { BroadcastChannel: FakeTabs })
  const play = jest.fn()
  reminder = createSoundRepeater<string>('test', play, 1000)
  Object.assign(globalThis, { BroadcastChannel: before })
  reminder.repeat('new')
  others[0]?.onmessage?.()
  jest.advanceTimersByTime(5000)
  expect(play).not.toHaveBeenCalled()
  for (let move = 0; move < 20; move++) window.dispatchEvent(new Event('pointermove'))
  expect(others[0]?.sent).toEqual(['seen'])
})
