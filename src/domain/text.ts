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
  const [whole = '', fraction] = String(Math.abs(Number(value.toFixed(6)))).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP)
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `,${fraction}` : ''}`
}
