import { beforeEach, expect, jest, test } from '@jest/globals'
import type { NearViewportListener } from '../../src/kit/list/nearViewport'

/** Height of a row in px. The simulated viewport is 800 px high. */
const ROW = 40
type Seen = { target: Element; isIntersecting: boolean; boundingClientRect: { top: number; height: number } }

let notifyObserver: (entries: Seen[]) => void
let frames: (() => void)[]
let now: number
let follow: (row: Element, isNear: boolean, listener: NearViewportListener) => () => void

class Observer {
  constructor(callback: (entries: Seen[]) => void) {
    notifyObserver = callback
  }
  observe = () => undefined
  unobserve = () => undefined
}

beforeEach(async () => {
  frames = []
  now = 10_000
  Object.assign(window, { IntersectionObserver: Observer, innerHeight: 800, scrollY: 0 })
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((call) => frames.push(() => call(now)))
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.resetModules()
  follow = (await import('../../src/kit/list/nearViewport')).observeNearViewport
})

const frame = () => {
  for (const call of frames.splice(0)) call()
}

function rows(count: number, isNear: boolean, takesMs = 0) {
  const calls: [place: number, leftWith: number | null][] = []
  const lines = Array.from({ length: count }, (_, index) => {
    const line = document.createElement('tr')
    follow(line, isNear, (leftWith) => {
      calls.push([index, leftWith])
      now += takesMs
    })
    return line
  })
  const see = (place: number, isIntersecting: boolean) => ({
    target: lines[place] as Element,
    isIntersecting,
    boundingClientRect: { top: place * ROW, height: ROW },
  })
  return { calls, lines, see }
}

test('rows that come near are complete in the next frame', () => {
  const { calls, see } = rows(3, false)
  notifyObserver([see(0, true), see(1, true), see(2, false)])
  expect(calls).toEqual([])
  frame()
  expect(calls.toSorted()).toEqual([
    [0, null],
    [1, null],
  ])
})

test('of many rows those in the middle of the view render first, the rest in later frames', () => {
  const { calls, see } = rows(21, false, 3)
  notifyObserver(Array.from({ length: 21 }, (_, index) => see(index, true)))
  frame()
  const first = calls.map(([place]) => place)
  expect(first.length).toBeLessThan(7)
  expect(first[0]).toBe(10)
  for (let turn = 0; turn < 20; turn++) frame()
  expect(calls.length).toBe(21)
  expect(frames.length).toBe(0)
})

test('slow frames render fewer rows each', () => {
  const { calls, see } = rows(30, false, 60)
  notifyObserver(Array.from({ length: 30 }, (_, index) => see(index, true)))
  const perFrame = Array.from({ length: 5 }, () => {
    const before = calls.length
    frame()
    return calls.length - before
  })
  expect(perFrame).toEqual([3, 2, 1, 1, 1])
})

test('a row that has gone by before its turn is not rendered', () => {
  const { calls, see } = rows(1, false)
  notifyObserver([see(0, true)])
  notifyObserver([see(0, false)])
  frame()
  expect(calls).toEqual([])
})

test('a row that leaves keeps its height, and one that holds the focus its cells', () => {
  const { calls, lines, see } = rows(2, true)
  document.body.append(...lines)
  const held = lines[1] as HTMLElement
  held.tabIndex = 0
  held.focus()
  notifyObserver([see(0, false), see(1, false)])
  frame()
  expect(calls).toEqual([[0, ROW]])
  held.remove()
})
