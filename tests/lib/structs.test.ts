import { expect, test } from '@jest/globals'
import { is } from 'superstruct'
import { momentText } from '../../src/lib/structs'

test.each([
  ['2026-11-21 12:00:00', true],
  ['2026-11-21T12:00:00.123+05:00', true],
  ['2026-11-21T12:00Z', true],
  ['2026-11-21T12:00:00+0500', true],
  ['0000-00-00 00:00:00', false],
  ['2026-13-01 12:00:00', false],
  ['2026-11-21 25:00:00', false],
  ['2026-11-21', false],
])('%s is a moment: %s', (value, expected) => {
  expect(is(value, momentText())).toBe(expected)
})
