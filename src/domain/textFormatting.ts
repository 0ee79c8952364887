export const NBSP = '\u00a0'

const PLURAL_RULES = new Intl.PluralRules('ru')

export function pluralForm(count: number, one: string, few: string, many: string): string {
  const rule = PLURAL_RULES.select(Math.abs(count))
  return rule === 'one' ? one : rule === 'few' ? few : many
}

export function countWithNoun(count: number, one: string, few: string, many: string): string {
  return `${groupDigits(count)}${NBSP}${pluralForm(count, one, few, many)}`
}

/** Formats `12500` as `12 500` with a no-break space. Fractions get a decimal comma, and floating-point errors are rounded off. */
export function groupDigits(value: number): string {
  const exact = withoutNoise(value)
  const [whole = '', fraction] = String(Math.abs(exact)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP)
  return `${exact < 0 ? '−' : ''}${grouped}${fraction ? `,${fraction}` : ''}`
}

/** Removes a floating-point error: 24836.200000000004 becomes 24836.2. */
export const withoutNoise = (value: number): number => Number(value.toFixed(6))

/**
 * Lower-cases the first letter if a lower-case Russian letter follows: «Телефон» becomes «телефон», but «ФИО» and «E-mail» do not change.
 */
export const lowerFirst = (label: string): string => label.replace(/^.(?=[а-яё])/, (first) => first.toLowerCase())

const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/
const ISOLATES = /[\u2066-\u2069]/g

/**
 * Wraps a name in Unicode isolates, so that right-to-left characters in the name do not reorder the words of the sentence around it.
 * Isolates inside the name are removed, because an unclosed one would cancel the outer one.
 */
export const bidiIsolated = (name: string): string =>
  TURNING.test(name) ? `\u2068${name.replace(ISOLATES, '')}\u2069` : name
