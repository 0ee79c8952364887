/** The digits of a number or phone, without its leading +7 or 8; undefined for other text. */
export function digitsForSearch(typed: string): string | undefined {
  if (!/\d/.test(typed) || /[^\d\s()+-]/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
}

/** The typed digits may start with 8, the trunk prefix that people dial for the stored 7. */
export function isPartOfPhone(phone: string | undefined, digits: string): boolean {
  if (phone === undefined) return false
  const stored = phone.replace(/\D/g, '')
  return stored.includes(digits) || stored.startsWith(digits.replace(/^8/, '7'))
}

export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
