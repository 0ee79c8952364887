import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createAnimationFrameQueue } from '../../src/live/animationFrameQueue'

/** Handling one item takes 4 ms, so two items fit into the time that the queue may use per frame. */
const ITEM_MS = 4
const FRAME_MS = 16

let now: number
let frames: (FrameRequestCallback | undefined)[]
let handled: number[]
let shown: number[]
let showingMs: number
let isBehind: boolean
let queue: ReturnType<typeof createAnimationFrameQueue<number>>

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
  queue = createAnimationFrameQueue<number>(
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
  queue.stop()
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

test('a burst is spread over frames, each of which renders its part', () => {
  push(6)
  step(10)
  expect(handled).toHaveLength(6)
  expect(shown.at(-1)).toBe(6)
  expect(shown.length).toBeGreaterThan(2)
})

test('a slow render does not delay the next batch', () => {
  showingMs = 200
  push(2)
  step()
  expect(shown).toEqual([2])
  push(2)
  const pushedAt = now
  step()
  expect(shown).toEqual([2, 4])
  expect(now - pushedAt).toBeLessThan(250)
})

test('while the screen is behind, a batch waits for a quarter of a second at most', () => {
  isBehind = true
  push(2)
  step(10)
  expect(shown).toEqual([])
  step(10)
  expect(shown).toEqual([2])
  push(2)
  step(2)
  isBehind = false
  step()
  expect(shown).toEqual([2, 4])
})

test('a frame without events does not render', () => {
  push(1)
  step(50)
  expect(shown).toEqual([1])
})

test('a hidden tab handles events at once, without a timer', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  push(4)
  expect(handled).toHaveLength(4)
  expect(shown.at(-1)).toBe(4)
})

test('a tab hidden while waiting for a frame handles due events at once', () => {
  push(2)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(handled).toHaveLength(2)
  expect(shown).toEqual([2])
})

test('a tab that gets no frames although it is seen waits for half a second at most', () => {
  push(2)
  frames = []
  now = 600
  jest.advanceTimersByTime(600)
  expect(shown).toEqual([2])
})

test('a flush handles everything at once', () => {
  push(10)
  queue.flush()
  expect(shown).toEqual([10])
  step(10)
  expect(shown).toEqual([10])
})

test('a stopped queue drops unhandled events', () => {
  push(3)
  step()
  queue.stop()
  step(50)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(handled).toHaveLength(2)
  expect(shown).toEqual([2])
})
