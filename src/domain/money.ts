import { groupDigits, NBSP } from './text'

export const formatMoney = (tenge: number): string => `${groupDigits(tenge)}${NBSP}₸`

/** Spreadsheet number format for tenge. Spreadsheets replace the comma by the user's thousands separator. */
export const MONEY_SHEET_FORMAT = `#,##0"${NBSP}₸"`
