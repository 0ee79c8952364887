import { afterEach, expect, jest, test } from '@jest/globals'
import { whenSpeaker } from '../../src/live/notices/speaker'

/** As browsers do it: one holder at a time, the others in line, those who give up left out. */
function fakeLocks() {
  let line: { signal: AbortSignal; hold: () => Promise<void> }[] = []
  let isHeld = false
  const next = async () => {
    if (isHeld) return
    line = line.filter(({ signal }) => !signal.aborted)
    const first = line.shift()
    if (!first) return
    isHeld = true
    await first.hold()
    isHeld = false
    void next()
  }
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    line.push({ signal, hold })
    void next()
    return new Promise<void>(() => undefined)
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

afterEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A tab: whether it speaks now. */
function openTab() {
  let isSpeaking = false
  const leave = whenSpeaker('tab', () => {
    isSpeaking = true
    return () => {
      isSpeaking = false
    }
  })
  return { leave, speaks: () => isSpeaking }
}

test('one tab speaks, the next one when it leaves; one that gave up waiting never does', async () => {
  fakeLocks()
  const [first, second, third] = [openTab(), openTab(), openTab()]
  const speaking = () => [first, second, third].map((tab) => tab.speaks())
  expect(speaking()).toEqual([true, false, false])
  second.leave()
  first.leave()
  await settled()
  expect(speaking()).toEqual([false, false, true])
  third.leave()
  expect(speaking()).toEqual([false, false, false])
})

test('without locks every tab speaks', () => {
  const run = jest.fn(() => () => undefined)
  whenSpeaker('tab', run)()
  expect(run).toHaveBeenCalledTimes(1)
})
