/** Russian number and plural rules for texts. */

export const NBSP = '\u00a0'

const PLURAL_RULES = new Intl.PluralRules('ru')

/** The form of a noun that goes with `count`: `plural(3, 'заказ', 'заказа', 'заказов')` → `заказа`. */
export function plural(count: number, one: string, few: string, many: string): string {
  const rule = PLURAL_RULES.select(Math.abs(count))
  return rule === 'one' ? one : rule === 'few' ? few : many
}

/** `3 заказа`, with a no-break space. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${groupDigits(count)}${NBSP}${plural(count, one, few, many)}`
}

/** `12500` → `12 500`, the space a no-break one; a fraction keeps a decimal comma, sums of floats their noise not. */
export function groupDigits(value: number): string {
  const exact = withoutNoise(value)
  const [whole = '', fraction] = String(Math.abs(exact)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP)
  return `${exact < 0 ? '−' : ''}${grouped}${fraction ? `,${fraction}` : ''}`
}

/** 0.1 + 0.2 is 0.3, as people count. */
const withoutNoise = (value: number): number => Number(value.toFixed(6))

/** Letters that run from right to left, and the marks that turn the direction of what stands around them. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/
const ISOLATES = /[\u2066-\u2069]/g

/**
 * A name inside a sentence, isolated so that direction marks in it do not reorder the words around it. Isolates of its
 * own are dropped, since an unclosed one would swallow ours.
 */
export const isolated = (name: string): string =>
  TURNING.test(name) ? `\u2068${name.replace(ISOLATES, '')}\u2069` : name
