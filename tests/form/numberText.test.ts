import { expect, test } from '@jest/globals'
import { formatNumberInput, type NumberFieldKind, parseNumberText } from '../../src/ui/form/parseNumberText'
import fc from '../seededFastCheck'

const PROBLEM = {
  notNumber: 'Введите число',
  fraction: 'Введите целое число, без дробной части',
  negative: 'Отрицательное число не подходит',
  ambiguous: 'Уберите разделитель: непонятно, где дробная часть',
  long: 'Слишком длинное число',
}

test.each<[NumberFieldKind, string, number]>([
  ['whole', '12', 12],
  ['whole', '1500.00', 1500],
  ['whole', '1500,00', 1500],
  ['whole', '1500,', 1500],
  ['whole', '2 490,00 ₸', 2490],
  ['whole', '2\u00a0490\u202f₸', 2490],
  ['whole', '1 250 000', 1_250_000],
  ['whole', '1 250 000,00 ₸', 1_250_000],
  ['whole', '1,250,000.00', 1_250_000],
  ['whole', '1.250.000', 1_250_000],
  ['whole', "1'250'000", 1_250_000],
  ['whole', '12500 тг.', 12_500],
  ['whole', '12500 тенге', 12_500],
  ['whole', '007', 7],
  ['whole', '-0', 0],
  ['whole', '\u200e12\u200f500', 12_500],
  ['whole', '\u202d500\u202c', 500],
  ['whole', '１２', 12],
  ['integer', '-12', -12],
  ['integer', '−7', -7],
  ['integer', '– 7', -7],
  ['integer', '-1 500,00', -1500],
  ['decimal', '1,5', 1.5],
  ['decimal', '1.5', 1.5],
  ['decimal', '1,', 1],
  ['decimal', '1.250', 1.25],
  ['signedDecimal', '-49.77253', -49.77253],
  ['signedDecimal', '49,77253', 49.77253],
])('%s: %j is %d', (kind, text, value) => {
  expect(parseNumberText(text, kind, '₸')).toEqual({ value })
})

test.each<[NumberFieldKind, string, string]>([
  ['whole', '1500.50', PROBLEM.fraction],
  ['whole', '1,5', PROBLEM.fraction],
  ['whole', '1.000', PROBLEM.ambiguous],
  ['whole', '12,500', PROBLEM.ambiguous],
  ['whole', '-5', PROBLEM.negative],
  ['decimal', '-1,5', PROBLEM.negative],
  ['whole', '1e3', PROBLEM.notNumber],
  ['whole', '1 2', PROBLEM.notNumber],
  ['whole', '1.2.3', PROBLEM.notNumber],
  ['whole', '5-', PROBLEM.notNumber],
  ['whole', '0x10', PROBLEM.notNumber],
  ['whole', '٣٤', PROBLEM.notNumber],
  ['whole', '12 шт', PROBLEM.notNumber],
  ['whole', '5²', PROBLEM.notNumber],
  ['decimal', '1½', PROBLEM.notNumber],
  ['whole', '①', PROBLEM.notNumber],
  ['whole', '\u202e123\u202c', PROBLEM.notNumber],
  ['whole', '-', PROBLEM.notNumber],
  ['whole', ',', PROBLEM.notNumber],
  ['whole', '₸', PROBLEM.notNumber],
  ['decimal', '1,2,3', PROBLEM.notNumber],
  ['whole', '9'.repeat(16), PROBLEM.long],
])('%s: %j is refused: %s', (kind, text, problem) => {
  expect(parseNumberText(text, kind, '₸')).toEqual({ problem })
})

test.each(['', ' ', '\u00a0'])('%j is empty', (text) => {
  expect(parseNumberText(text, 'whole')).toEqual({})
})

test('only the unit of the field is accepted', () => {
  expect(parseNumberText('15 мин', 'whole', 'мин')).toEqual({ value: 15 })
  expect(parseNumberText('15 ₸', 'whole', 'мин')).toEqual({ problem: PROBLEM.notNumber })
})

const GROUPS = [' ', '\u00a0', '\u202f', "'"]
const UNITS = ['', ' ₸', '\u00a0₸', '₸', ' тг', ' тенге']
const MARKS = ['', '\u200e', '\u200f', '\u202a', '\u2066', '\ufeff']
const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(\d{3})+$)/g, separator)

test('an amount in any notation is parsed correctly or refused', () => {
  const amount = fc.record({
    tenge: fc.integer({ min: 0, max: 999_999_999 }),
    cents: fc.constantFrom('', ',', '.', ',0', '.00', ',00', '.5', ',50', ',01'),
    group: fc.constantFrom('', ...GROUPS),
    unit: fc.constantFrom(...UNITS),
    mark: fc.constantFrom(...MARKS),
    sign: fc.constantFrom('', '-', '−'),
  })
  fc.assert(
    fc.property(amount, ({ tenge, cents, group, unit, mark, sign }) => {
      const text = `${mark}${sign}${grouped(String(tenge), group)}${cents}${unit}${mark}`
      const { value, problem } = parseNumberText(text, 'integer', '₸')
      const hasCents = /[1-9]/.test(cents)
      if (hasCents) expect(problem).toBe(PROBLEM.fraction)
      else expect(value).toBe(sign && tenge !== 0 ? -tenge : tenge)
    }),
    { numRuns: 1000, seed: 7 },
  )
})

test('no text becomes a number with other digits, and a formatted number parses to itself', () => {
  const piece = fc.constantFrom(
    ...'0123456789'.split(''),
    ' ',
    ',',
    '.',
    '-',
    'e',
    '+',
    '₸',
    '\u200f',
    "'",
    '٣',
    '(',
    '%',
  )
  const kinds = fc.constantFrom<NumberFieldKind>('whole', 'integer', 'decimal', 'signedDecimal')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), kinds, (pieces, kind) => {
      const text = pieces.join('')
      const { value } = parseNumberText(text, kind, '₸')
      if (value === undefined) return
      const digits = text.replace(/[^0-9]/g, '').replace(/^0+/, '')
      const sent = String(value)
        .replace(/[^0-9]/g, '')
        .replace(/^0+/, '')
      expect(digits.startsWith(sent) && /^0*$/.test(digits.slice(sent.length))).toBe(true)
      expect(value < 0).toBe(text.includes('-') && value !== 0)
      expect(/[e+(%٣]/.test(text)).toBe(false)
      expect(parseNumberText(formatNumberInput(value, kind), kind)).toEqual({ value })
    }),
    { numRuns: 30_000, seed: 8 },
  )
})

test('a number field shows decimals with a comma, coordinates with a point', () => {
  expect(formatNumberInput(1.5, 'decimal')).toBe('1,5')
  expect(formatNumberInput(49.77253, 'signedDecimal')).toBe('49.77253')
  expect(formatNumberInput(undefined, 'whole')).toBe('')
  expect(formatNumberInput(0, 'whole')).toBe('0')
})
