/**
 * Numbers that a field accepts. `whole`: 0, 1, 2 …; `integer`: also negative numbers; `decimal`: not negative, with a fraction;
 * `signedDecimal`: also negative, for coordinates.
 */
export type NumberFieldKind = 'whole' | 'integer' | 'decimal' | 'signedDecimal'

export type ParsedNumber = { value?: number; problem?: string }

const PROBLEM = {
  notNumber: 'Введите число',
  fraction: 'Введите целое число, без дробной части',
  negative: 'Отрицательное число не подходит',
  ambiguous: 'Уберите разделитель: непонятно, где дробная часть',
  long: 'Слишком длинное число',
} as const

/** JavaScript numbers are exact up to 15 digits. */
const MAX_DIGITS = 15

/** Zero-width characters and text direction marks, which pasted text often contains. They are removed before parsing. */
const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Text with these characters is rejected. NFKC normalisation would turn `5²` into 52 and `½` into digits; a right-to-left override shows
 * digits in another order.
 */
const MISLEADING = /[\p{No}\u202e]/u

export const CURRENCY_SUFFIX_PATTERN = /(?:₸|тг\.?|тенге|kzt)$/i

/** Digits with thousands separators: `1 250 000`, `1'250'000`, `1,250,000` or `1.250.000`. */
const GROUPED = /^\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/

/**
 * Parses a number that the user has typed or pasted. Ambiguous text is an error. In a field without fractions `1500.00` is 1500 and
 * `1500.50` is an error. The number may be followed by `unit` (₸, мин).
 */
export function parseNumberText(text: string, kind: NumberFieldKind, unit = ''): ParsedNumber {
  if (MISLEADING.test(text)) return { problem: PROBLEM.notNumber }
  const plain = withoutUnit(text.normalize('NFKC').replace(INVISIBLE, '').replace(/\s/g, ' ').trim(), unit)
  if (plain === '') return text.trim() === '' ? {} : { problem: PROBLEM.notNumber }
  const isNegative = /^[-−–]/.test(plain)
  const amount = readAmount(plain.replace(/^[-−–] ?/, ''), hasFraction(kind))
  if (amount.problem !== undefined) return { problem: amount.problem }
  const { digits } = amount
  if (digits.replace(/^0+|\D/g, '').length > MAX_DIGITS) return { problem: PROBLEM.long }
  const value = Number(digits)
  if (isNegative && value !== 0 && (kind === 'whole' || kind === 'decimal')) return { problem: PROBLEM.negative }
  return { value: isNegative && value !== 0 ? -value : value }
}

export function formatNumberInput(value: number | undefined, kind: NumberFieldKind): string {
  if (value === undefined) return ''
  return kind === 'decimal' ? String(value).replace('.', ',') : String(value)
}

function readAmount(
  text: string,
  mayHaveFraction: boolean,
): { digits: string; problem?: undefined } | { problem: string } {
  if (/^\d+$/.test(text)) return { digits: text }
  if (GROUPED.test(text)) return { digits: text.replace(/\D/g, '') }
  const match = text.match(/^(.*)([.,])(\d*)$/)
  if (!match) return { problem: PROBLEM.notNumber }
  const [, front = '', separator = '', fraction = ''] = match
  const whole = readWhole(front, separator)
  if (whole === undefined) return { problem: PROBLEM.notNumber }
  if (mayHaveFraction) return { digits: fraction === '' ? whole : `${whole}.${fraction}` }
  // `1.000` may mean one or one thousand, so it is an error.
  if (fraction.length === 3 && front === whole) return { problem: PROBLEM.ambiguous }
  return /^0*$/.test(fraction) ? { digits: whole } : { problem: PROBLEM.fraction }
}

function readWhole(front: string, separator: string): string | undefined {
  if (/^\d+$/.test(front)) return front
  const groups = /^\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:,\d{3})+|(?:\.\d{3})+)$/
  return groups.test(front) && !front.includes(separator) ? front.replace(/\D/g, '') : undefined
}

function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text
  const end = unit === '₸' ? CURRENCY_SUFFIX_PATTERN : undefined
  if (end) return text.replace(end, '').trimEnd()
  return text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text
}

const hasFraction = (kind: NumberFieldKind): boolean => kind === 'decimal' || kind === 'signedDecimal'
