import { groupDigits, NBSP } from './text'

/** An amount of whole tenge as `12 500 ₸`. */
export const formatMoney = (tenge: number): string => `${groupDigits(tenge)}${NBSP}₸`

/** The same in the number formats of spreadsheets: the separator of thousands becomes the reader's own. */
export const MONEY_SHEET_FORMAT = `#,##0"${NBSP}₸"`
