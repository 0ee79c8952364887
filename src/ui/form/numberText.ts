/** Which numbers a field takes. */
export type NumberKind =
  /** 0, 1, 2 …: neither sign nor fraction. */
  | 'whole'
  /** …, -1, 0, 1, …: no fraction. */
  | 'integer'
  /** With a fraction, not negative. */
  | 'decimal'
  /** With a fraction, of either sign: coordinates. */
  | 'signedDecimal'

/** What a text means: a number, or why it is none. An empty text is neither. */
export type ReadNumber = { value?: number; problem?: string }

const PROBLEM = {
  notNumber: 'Введите число',
  fraction: 'Введите целое число, без дробной части',
  negative: 'Отрицательное число не подходит',
  ambiguous: 'Уберите разделитель: непонятно, где дробная часть',
  long: 'Слишком длинное число',
} as const

/** As many digits as a number holds exactly. */
const MAX_DIGITS = 15

/** Marks that change the direction of a text or have no width: they come along with pasted text and mean nothing here. */
const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g

/** `5²` and `½` would turn into other numbers as plain digits; an override shows digits in another order than it holds them. */
const MISLEADING = /[\p{No}\u202e]/u

const CURRENCY = /(?:₸|тг\.?|тенге|kzt)$/i

/** `1 250 000`, `1'250'000`, `1,250,000` or `1.250.000`: groups of three behind one kind of separator. */
const GROUPED = /^\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/

/**
 * Reads a typed or pasted text. A text with more than one meaning is refused rather than guessed, and nothing is dropped
 * in silence but zeros behind a separator of a field without fractions: `1500.00` is 1500, `1500.50` a problem. `unit` is
 * the field's own (₸, мин), which may stand at the end.
 */
export function readNumber(text: string, kind: NumberKind, unit = ''): ReadNumber {
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

/** A number as the field shows it: with a decimal comma, coordinates with the point that maps use. */
export function showNumber(value: number | undefined, kind: NumberKind): string {
  if (value === undefined) return ''
  return kind === 'decimal' ? String(value).replace('.', ',') : String(value)
}

/** The digits without sign and groups, the fraction behind a point. */
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
  // `1.000` is one thousand to some people and one to others.
  if (fraction.length === 3 && front === whole) return { problem: PROBLEM.ambiguous }
  return /^0*$/.test(fraction) ? { digits: whole } : { problem: PROBLEM.fraction }
}

/** What stands before the separator of the fraction; the same separator cannot also make groups. */
function readWhole(front: string, separator: string): string | undefined {
  if (/^\d+$/.test(front)) return front
  const groups = /^\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:,\d{3})+|(?:\.\d{3})+)$/
  return groups.test(front) && !front.includes(separator) ? front.replace(/\D/g, '') : undefined
}

function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text
  const end = unit === '₸' ? CURRENCY : undefined
  if (end) return text.replace(end, '').trimEnd()
  return text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text
}

const hasFraction = (kind: NumberKind): boolean => kind === 'decimal' || kind === 'signedDecimal'
