import { expect, test } from '@jest/globals'
import { createClickAim, type RowBox } from '../../src/kit/list/clickAim'
import { createPointerTrail } from '../../src/kit/list/pointerTrail'

const HEIGHT = 40

const rows = (...keys: string[]): RowBox[] =>
  keys.map((key, index) => ({ key, top: index * HEIGHT, bottom: (index + 1) * HEIGHT }))
const middleOf = (index: number) => (index + 0.5) * HEIGHT

function aimOver(...keys: string[]) {
  const aim = createClickAim()
  aim.show(rows(...keys), 0, true)
  return aim
}

test('a press just after a new row is aimed at what lay there before', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1100)?.key).toBe('b')
})

test('a row that has gone is still what was aimed at', () => {
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

test('a moment later, rows are what they are', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1301)).toBeUndefined()
})

test('rows that somebody has asked for are aimed at as they are', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('b', 'a', 'c'), 1000, true)
  expect(aim.aimedAt(middleOf(0), 1050)).toBeUndefined()
})

test('so are those of another list, chosen without a load', () => {
  const aim = aimOver('a', 'b', 'c', 'd')
  aim.show(rows('d', 'e'), 1000, undefined)
  expect(aim.aimedAt(middleOf(0), 1050)).toBeUndefined()
})

test('what follows at once belongs to the rows that were asked for', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('d'), 1000, true)
  aim.show(rows('d', 'e'), 1040, false)
  expect(aim.aimedAt(middleOf(1), 1100)).toBeUndefined()
})

test('where rows come by themselves, a press just after all of them is aimed at what lay there before', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('x', 'y', 'z'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1100)?.key).toBe('b')
})

test('a detail that was opened has moved the rows below it', () => {
  const aim = aimOver('a', 'b', 'c')
  const [a, ...below] = rows('a', 'b', 'c') as [RowBox, ...RowBox[]]
  aim.move([a, ...below.map(({ key, top, bottom }) => ({ key, top: top + 300, bottom: bottom + 300 }))])
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1) + 300, 1100)?.key).toBe('b')
  expect(aim.aimedAt(middleOf(1), 1100)).toBeUndefined()
})

test('a press that a busy page hears late was aimed at what lay there when it was made', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('x', 'a', 'b', 'c'), 1000, false)
  aim.show(rows('y', 'x', 'a', 'b', 'c'), 1800, false)
  expect(aim.aimedAt(middleOf(1), 950)?.key).toBe('b')
  expect(aim.aimedAt(middleOf(1), 1700)?.key).toBe('a')
})

test('a pointer that sets off after rows have moved is aimed at what is there', () => {
  const aim = aimOver('a', 'b', 'c')
  aim.show(rows('new', 'a', 'b', 'c'), 1000, false)
  expect(aim.aimedAt(middleOf(1), 1100, 1040)).toBeUndefined()
  expect(aim.aimedAt(middleOf(1), 1100, 990)?.key).toBe('b')
})

test('a way begins after a pause, and the tremor of a resting hand is none', () => {
  const trail = createPointerTrail()
  expect(trail.setOff()).toBe(Number.NEGATIVE_INFINITY)
  trail.move({ x: 0, y: 0 }, 100, 100)
  trail.move({ x: 90, y: 40 }, 116, 116)
  expect(trail.setOff()).toBe(100)
  trail.move({ x: 93, y: 42 }, 1000, 1000)
  expect(trail.setOff()).toBe(100)
  trail.move({ x: 93, y: 90 }, 1016, 1016)
  expect(trail.setOff()).toBe(1000)
})

test('a page that hears late of many moves knows when the first of them was made', () => {
  const trail = createPointerTrail()
  trail.move({ x: 0, y: 0 }, 100, 100)
  trail.move({ x: 300, y: 0 }, 900, 1400)
  trail.move({ x: 320, y: 0 }, 1416, 1416)
  expect(trail.setOff()).toBe(900)
})
