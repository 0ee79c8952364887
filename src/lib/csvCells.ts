const FORMULA_START = /^[=+\-@\t\r]/
/** Text that Excel converts to another value: 007, a phone number, 1e5, or a house number such as 12/3, which becomes a date. */
const REINTERPRETED = /^(0\d+|\d{11,}|\d+e\d+|\d{1,4}([-./]\d{1,4}){1,2}|\d+:[\d:]+)$/i
const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/

export const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Text that a spreadsheet neither converts nor runs as a formula. */
export function spreadsheetText(text: string): string {
  // Excel would convert text such as 007 to 7. It does not convert the result of a formula, so write a formula that returns the text.
  if (REINTERPRETED.test(text)) return `="${text}"`
  return FORMULA_START.test(text) ? `'${text}` : text
}

export const csvText = (text: string): string => quoted(spreadsheetText(text))

/** With a decimal comma. Sums in a report contain floating-point errors, so numbers are rounded to six decimals. */
export const csvNumber = (value: number): string => String(Number(value.toFixed(6))).replace('.', ',')
