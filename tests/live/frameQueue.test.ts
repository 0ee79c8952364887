import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createFrameQueue } from '../../src/live/frameQueue'

/** Handling one item takes so long that a frame's budget holds two. */
const ITEM_MS = 4
const FRAME_MS = 16

let now: number
let frames: (FrameRequestCallback | undefined)[]
let handled: number[]
/** What was on the screen after each showing. */
let shown: number[]
let showingMs: number
let isBehind: boolean
let queue: ReturnType<typeof createFrameQueue<number>>

beforeEach(() => {
  jest.useFakeTimers()
  now = 0
  frames = []
  handled = []
  shown = []
  showingMs = 0
  isBehind = false
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames[id - 1] = undefined
  })
  queue = createFrameQueue<number>(
    (item) => {
      handled.push(item)
      now += ITEM_MS
    },
    () => {
      shown.push(handled.length)
      now += showingMs
    },
    () => isBehind,
  )
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function step(count = 1): void {
  for (let frame = 0; frame < count; frame++) {
    const due = frames
    frames = []
    const next = Math.max(now, (Math.floor(now / FRAME_MS) + 1) * FRAME_MS)
    jest.advanceTimersByTime(next - now)
    now = next
    for (const callback of due) callback?.(now)
  }
}

const push = (count: number) => {
  for (let item = 0; item < count; item++) queue.push(item)
}

test('a burst is spread over frames, each of which shows what it handled', () => {
  push(6)
  step(10)
  expect(handled).toHaveLength(6)
  expect(shown.at(-1)).toBe(6)
  expect(shown.length).toBeGreaterThan(2)
})

test('what is handled during the pause after a slow showing is shown by itself, though nothing follows', () => {
  showingMs = 40
  push(10)
  step(8)
  expect(handled).toHaveLength(10)
  expect(shown).toEqual([2])
  step(200)
  expect(shown).toEqual([2, 10])
})

test('while the screen is behind, batches wait, but not for ever', () => {
  isBehind = true
  push(2)
  step(3)
  push(2)
  step(20)
  expect(shown).toEqual([2])
  isBehind = false
  step(3)
  expect(shown).toEqual([2, 4])
  isBehind = true
  push(1)
  step(3)
  push(1)
  step(100)
  expect(shown).toEqual([2, 4, 5, 6])
})

test('nothing is shown when nothing was handled', () => {
  push(1)
  step(50)
  expect(shown).toEqual([1])
})

test('a hidden tab still gets its work done', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  push(4)
  now = 5000
  jest.advanceTimersByTime(2000)
  expect(handled).toHaveLength(4)
  expect(shown.at(-1)).toBe(4)
})

test('a tab that is hidden while it waits for a frame does not wait until it is seen again', () => {
  push(2)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  now = 5000
  jest.advanceTimersByTime(2000)
  expect(handled).toHaveLength(2)
  expect(shown).toEqual([2])
})

test('a stopped queue forgets what was not handled, and what was not shown', () => {
  isBehind = true
  push(2)
  step(3)
  push(1)
  step(3)
  push(1)
  queue.stop()
  isBehind = false
  step(50)
  expect(handled).toHaveLength(3)
  expect(shown).toEqual([2])
})
