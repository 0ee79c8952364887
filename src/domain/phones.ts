import { NBSP } from './textFormatting'

/** Phones are stored as 11 digits starting with 7 and shown as `+7 (###) ###-##-##` (reference-data, section 9). */

export const PHONE_MASK: (string | RegExp)[] = [
  ...['+', '7', ' ', '('],
  ...[/\d/, /\d/, /\d/],
  ...[')', ' '],
  ...[/\d/, /\d/, /\d/],
  '-',
  ...[/\d/, /\d/],
  '-',
  ...[/\d/, /\d/],
]

export function formatPhone(phone: string): string {
  const match = phone.match(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/)
  return match ? `+7${NBSP}(${match[1]})${NBSP}${match[2]}-${match[3]}-${match[4]}` : phone
}

/** Builds a `tel:` URL. A number with the local prefix 8 gets the country code +7. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return /^[78]\d{10}$/.test(digits) ? `tel:+7${digits.slice(1)}` : `tel:${digits}`
}

/** Returns all digits of the input. A lone 7 is the prefix of the mask and means that nothing was typed. */
export function parsePhone(input: string): string {
  const digits = input.replace(/\D/g, '')
  return digits === '7' ? '' : digits
}

export const isPhone = (digits: string): boolean => /^7\d{10}$/.test(digits)
