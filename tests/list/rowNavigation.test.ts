import { expect, test } from '@jest/globals'
import { type RowNavigationStep, rowIndexAfterReload, rowIndexAfterStep } from '../../src/kit/list/rowNavigation'

test.each<[RowNavigationStep, number, number, number | undefined]>([
  ['rowNext', 0, 3, 1],
  ['rowNext', 2, 3, undefined],
  ['rowPrevious', 2, 3, 1],
  ['rowPrevious', 0, 3, undefined],
  ['rowFirst', 2, 3, 0],
  ['rowLast', 0, 3, 2],
  ['rowLast', 0, 0, undefined],
  ['rowFirst', 0, 0, undefined],
])('%s from %i of %i leads to %s', (step, index, count, to) => {
  expect(rowIndexAfterStep(step, index, count)).toBe(to)
})

test('the position follows its record to any row', () => {
  expect(rowIndexAfterReload(['9', '8', '7'], { key: '7', index: 0 })).toBe(2)
})

test('without its record the position moves to the row in its place, at most the last', () => {
  expect(rowIndexAfterReload(['9', '8', '7'], { key: '5', index: 1 })).toBe(1)
  expect(rowIndexAfterReload(['9', '8'], { key: '5', index: 7 })).toBe(1)
  expect(rowIndexAfterReload(['9', '8'], { key: undefined, index: 0 })).toBe(0)
})

test('without rows there is no position', () => {
  expect(rowIndexAfterReload([], { key: '5', index: 1 })).toBeUndefined()
})
