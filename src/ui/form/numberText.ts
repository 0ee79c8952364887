/** Which numbers may be typed. */
export type NumberKind =
  /** 0, 1, 2 …: no minus sign, no separator. */
  | 'whole'
  /** …, -1, 0, 1, …: no separator. */
  | 'integer'
  /** With a fraction, not negative. */
  | 'decimal'
  /** With a fraction, of either sign: coordinates. */
  | 'signedDecimal'

/** As many digits as a number holds exactly. */
const MAX_DIGITS = 15

/** What remains of a typed or pasted text: characters that the kind does not know do not come in. */
export function cleanNumber(typed: string, kind: NumberKind): string {
  const text = typed.replace(/[−–]/g, '-').replace(/\s/g, '')
  const isNegative = (kind === 'integer' || kind === 'signedDecimal') && text.startsWith('-')
  const [whole = '', ...rest] = text.split(/[.,]/)
  const hasFraction = kind === 'decimal' || kind === 'signedDecimal'
  const separator = hasFraction ? text.match(/[.,]/)?.[0] : undefined
  const wholeDigits = digits(separator === undefined && !hasFraction ? text : whole)
  const fraction = separator === undefined ? '' : separator + digits(rest.join(''))
  return ((isNegative ? '-' : '') + wholeDigits + fraction).slice(0, MAX_DIGITS + 2)
}

/** The number of a cleaned text; undefined while there is none yet (`-`, `,`). Comma and point both separate. */
export function readNumber(text: string): number | undefined {
  if (!/\d/.test(text)) return undefined
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** A number as the field shows it: with a decimal comma, coordinates with the point that maps use. */
export function showNumber(value: number | undefined, kind: NumberKind): string {
  if (value === undefined) return ''
  return kind === 'decimal' ? String(value).replace('.', ',') : String(value)
}

function digits(text: string): string {
  return text.replace(/\D/g, '').slice(0, MAX_DIGITS)
}
