import { expect, test } from '@jest/globals'
import { createClickTargetTracker, type RowBounds } from '../../src/kit/list/clickTarget'
import { createPointerTracker } from '../../src/kit/list/pointerTracker'

const HEIGHT = 40

const rows = (...keys: string[]): RowBounds[] =>
  keys.map((key, index) => ({ key, top: index * HEIGHT, bottom: (index + 1) * HEIGHT }))
const middleOf = (index: number) => (index + 0.5) * HEIGHT

function aimOver(...keys: string[]) {
  const aim = createClickTargetTracker()
  aim.show(rows(...keys), 0, true)
  return aim
}

test('a press just after a new row targets the row that was there before', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1100)?.key).toBe('b')
})

test('a removed row is still the target', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('a', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1100)?.key).toBe('b')
})

test('after two changes in a row a press counts only where both layouts had the same row', () => {
  const aim = aimOver('a', 'b', 'c', 'd')
  aim.show(rows('a', 'x', 'b', 'c', 'd'), 1000, false)
  aim.show(rows('a', 'y', 'x', 'b', 'c', 'd'), 1200, false)
  expect(aim.aimedAt(middleOf(0), 1250)?.key).toBe('a')
  expect(aim.aimedAt(middleOf(2), 1250)).toBeNull()
  expect(aim.aimedAt(middleOf(2), 1400)?.key).toBe('b')
})

test('a moment later the current rows are the target', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1301)).toBeUndefined()
})

test('rows that the user requested are targeted as shown', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('b', 'a', 'c'), 1000, true)
  expect(aim.aimedAt(middleOf(0), 1050)).toBeUndefined()
})

test('rows of another list shown without a load are targeted as shown', () => {
  const aim = aimOver('a', 'b', 'c', 'd')
  aim.show(rows('d', 'e'), 1000, undefined)
  expect(aim.aimedAt(middleOf(0), 1050)).toBeUndefined()
})

test('a click right after a request has no target if its row is not among the requested rows', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('d'), 1000, true)
  aim.show(rows('d', 'e'), 1040, false)
  expect(aim.aimedAt(middleOf(1), 1100)).toBeUndefined()
})

test('if rows arrive by themselves, a press right after targets the rows before all of them', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('x', 'y', 'z'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1100)?.key).toBe('b')
})

test('a detail that was opened has moved the rows below it', () => {
  const aim = aimOver('a', 'b', 'c')
  const [a, ...below] = rows('a', 'b', 'c') as [RowBounds, ...RowBounds[]]
  aim.move([a, ...below.map(({ key, top, bottom }) => ({ key, top: top + 300, bottom: bottom + 300 }))])
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1) + 300, 1100)?.key).toBe('b')
  expect(aim.aimedAt(middleOf(1), 1100)).toBeUndefined()
})

test('a press handled late by a busy page targets the row at the time of the press', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('x', 'a', 'b', 'c'), 1000, false)
  aim.show(rows('y', 'x', 'a', 'b', 'c'), 1800, false)
  expect(aim.aimedAt(middleOf(1), 950)?.key).toBe('b')
  expect(aim.aimedAt(middleOf(1), 1700)?.key).toBe('a')
})

test('a pointer that starts after rows have moved targets the current rows', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1100, 1040)).toBeUndefined()
  expect(aim.aimedAt(middleOf(1), 1100, 990)?.key).toBe('b')
})

test('a pointer movement starts after a pause; tremor of a resting hand is ignored', () => {
  const trail = createPointerTracker()
  expect(trail.startTime()).toBe(Number.NEGATIVE_INFINITY)
  trail.move({ x: 0, y: 0 }, 100, 100)
  trail.move({ x: 90, y: 40 }, 116, 116)
  expect(trail.startTime()).toBe(100)
  trail.move({ x: 93, y: 42 }, 1000, 1000)
  expect(trail.startTime()).toBe(100)
  trail.move({ x: 93, y: 90 }, 1016, 1016)
  expect(trail.startTime()).toBe(1000)
})

test('for moves handled late, the time of the first one counts', () => {
  const trail = createPointerTracker()
  trail.move({ x: 0, y: 0 }, 100, 100)
  trail.move({ x: 300, y: 0 }, 900, 1400)
  trail.move({ x: 320, y: 0 }, 1416, 1416)
  expect(trail.startTime()).toBe(900)
})
