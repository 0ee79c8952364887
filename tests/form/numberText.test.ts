import { expect, test } from '@jest/globals'
import { cleanNumber, type NumberKind, readNumber, showNumber } from '../../src/ui/form/numberText'

test.each<[NumberKind, string, string]>([
  ['whole', '12', '12'],
  ['whole', '-12', '12'],
  ['whole', '1,5', '15'],
  ['whole', '1.5', '15'],
  ['whole', '12 500 ₸', '12500'],
  ['whole', 'abc', ''],
  ['whole', '1e3', '13'],
  ['integer', '-12', '-12'],
  ['integer', '1-2', '12'],
  ['integer', '−7', '-7'],
  ['integer', '-1,5', '-15'],
  ['decimal', '1,5', '1,5'],
  ['decimal', '1.5', '1.5'],
  ['decimal', '1.2.3', '1.23'],
  ['decimal', '-1,5', '1,5'],
  ['decimal', '1,', '1,'],
  ['signedDecimal', '-49.77253', '-49.77253'],
  ['signedDecimal', '-', '-'],
  ['whole', '9'.repeat(40), '9'.repeat(15)],
])('%s: %j leaves %j', (kind, typed, left) => {
  expect(cleanNumber(typed, kind)).toBe(left)
})

test.each<[string, number | undefined]>([
  ['', undefined],
  ['-', undefined],
  [',', undefined],
  ['0', 0],
  ['007', 7],
  ['1,5', 1.5],
  ['1,', 1],
  ['-49.77253', -49.77253],
])('%j reads as %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('shows decimals with a comma, coordinates with a point', () => {
  expect(showNumber(1.5, 'decimal')).toBe('1,5')
  expect(showNumber(49.77253, 'signedDecimal')).toBe('49.77253')
  expect(showNumber(undefined, 'whole')).toBe('')
  expect(showNumber(0, 'whole')).toBe('0')
})
