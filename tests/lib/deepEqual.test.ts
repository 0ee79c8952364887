import { expect, test } from '@jest/globals'
import { LocalDate } from '@js-joda/core'
import { deepEqual } from '../../src/lib/deepEqual'

class Point {
  constructor(readonly x: number) {}
}

test.each<[string, unknown, unknown]>([
  ['primitives', 1, 1],
  ['not a number', Number.NaN, Number.NaN],
  ['lists', [1, [2]], [1, [2]]],
  ['objects, in any order of keys', { a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }],
  ['an undefined key and an absent one', { a: 1, b: undefined }, { a: 1 }],
  ['dates', LocalDate.parse('2026-03-18'), LocalDate.parse('2026-03-18')],
])('equal: %s', (_what, a, b) => {
  expect(deepEqual(a, b)).toBe(true)
  expect(deepEqual(b, a)).toBe(true)
})

test.each<[string, unknown, unknown]>([
  ['a number and its text', 1, '1'],
  ['undefined and null', undefined, null],
  ['zero and false', 0, false],
  ['a null key and an absent one', { a: null }, {}],
  ['lists of another order', [1, 2], [2, 1]],
  ['a longer list', [1], [1, undefined]],
  ['a list and an object', [], {}],
  ['values in depth', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ['dates', LocalDate.parse('2026-03-18'), LocalDate.parse('2026-03-19')],
  ['instances of a class', new Point(1), new Point(1)],
])('different: %s', (_what, a, b) => {
  expect(deepEqual(a, b)).toBe(false)
  expect(deepEqual(b, a)).toBe(false)
})

test('a rule applies at any depth, and only if it returns a verdict', () => {
  const ignoreCase = (a: unknown, b: unknown) =>
    typeof a === 'string' && typeof b === 'string' ? a.toLowerCase() === b.toLowerCase() : undefined
  expect(deepEqual({ name: ['A'] }, { name: ['a'] }, ignoreCase)).toBe(true)
  expect(deepEqual({ name: ['A'], id: 1 }, { name: ['a'], id: 2 }, ignoreCase)).toBe(false)
})
