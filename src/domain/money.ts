import { countWithNoun, groupDigits, NBSP, withoutNoise } from './textFormatting'

export const formatMoney = (tenge: number): string => `${groupDigits(tenge)}${NBSP}₸`

/** Exact difference in tenge. Amounts may have fractions, so `===` on a calculated sum could find a difference of 0 ₸. */
export const moneyDifference = (amount: number, other: number): number => withoutNoise(amount - other)

/** The amount of a fine is always shown as negative (contract, «Reports»). */
export const formatFine = (tenge: number): string => formatMoney(-Math.abs(tenge))

/** Spreadsheet number format for tenge. Spreadsheets replace the comma by the user's thousands separator. */
export const MONEY_SHEET_FORMAT = `#,##0"${NBSP}₸"`

/** Sum of the known amounts, such as «500 ₸, без 2 строк»; «—» if none is known. */
export function formatKnownSum(amounts: readonly (number | undefined)[]): string {
  const known = amounts.filter((amount) => amount !== undefined)
  if (known.length === 0 && amounts.length > 0) return '—'
  const sum = formatMoney(known.reduce((total, amount) => total + amount, 0))
  const unknown = amounts.length - known.length
  return unknown === 0 ? sum : `${sum}, без ${countWithNoun(unknown, 'строки', 'строк', 'строк')}`
}
