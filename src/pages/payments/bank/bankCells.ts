import { is } from 'superstruct'
import { isoDateStruct } from '../../../lib/structs'
import { CURRENCY_SUFFIX_PATTERN, parseNumberText } from '../../../ui/form/parseNumberText'

export type ParsedBankSum = {
  /** In whole tenge; undefined if `problem` is set. */
  value?: number
  problem?: string
  /** True for outgoing money, which is written with a minus sign or in brackets. */
  isDebit: boolean
  /**
   * True for digits without grouping, fraction or currency, because such a cell may contain a document number instead
   * of a sum.
   */
  isBare: boolean
}

const DATE = isoDateStruct()
const TIME = '(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2})?)?'
const DATES = [
  { pattern: new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})${TIME}$`), order: [1, 2, 3] },
  { pattern: new RegExp(`^(\\d{2})[./-](\\d{2})[./-](\\d{4})${TIME}$`), order: [3, 2, 1] },
  { pattern: new RegExp(`^(\\d{2})[./-](\\d{2})[./-](\\d{2})${TIME}$`), order: [3, 2, 1] },
] as const

const CODE_OF_TENGE = /^(?:kzt|398|₸|тг\.?|тенге)$/i
const OTHER_CURRENCY = /^(?:usd|eur|rub|rur|cny|gbp|kgs|uzs|try|chf|aed|[$€£¥₽])$/i
const SUM = /^([+−–-]?)\s*(\(?)([\d\s.,']+)(\)?)\s*(₸|тг\.?|тенге|kzt)?$/i
const SUM_OF_OTHER_CURRENCY = /^[$€£¥₽]\s?\d[\d\s.,']*$|^\d[\d\s.,']*\s?(?:[$€£¥₽]|usd|eur|rub|руб\.?|cny|gbp)$/i
const TENGE_NAME = /kzt|тенге|тг|₸/i
const CURRENCY_NAME =
  /(?<!\p{L})(?:usd|eur|rub|rur|cny|gbp|kgs|uzs|try|chf|aed)(?!\p{L})|(?<!\p{L})(?:долл|евро|руб|юан)\p{L}*|[$€£¥₽]/iu
const DEBIT_MARK = /^(?:д|дт|дебет|списание|расход)\.?$/i
/**
 * Matches a quoted cell at the start of a line or after a separator. A quoted cell contains no tab: if a tab comes before the closing
 * quote, the opening quote is part of the text of an unquoted cell.
 */
const QUOTED_CELL = /(^|[\t;\n])("(?:[^"\t]|"")*")(?=[\t;\r\n]|$)/g
/** Maximum number of ungrouped digits in a sum; a longer number is an account number, a БИН or a phone number. */
const MAX_BARE_DIGITS = 9

/**
 * Splits a bank statement into lines. A line break inside a quoted cell, as Excel copies it, becomes a space. The line breaks are kept if a
 * later line of the quoted text contains a date cell: that line is a separate record, so the closing quote is missing.
 */
export const splitStatementLines = (text: string): string[] =>
  text
    .replace(QUOTED_CELL, (found, before, cell) =>
      cell.split('\n').slice(1).some(hasDateCell) ? found : before + cell.replace(/\s*\n\s*/g, ' '),
    )
    .split(/\r?\n/)

function hasDateCell(line: string): boolean {
  const cells = splitStatementCells(line)
  return cells.length > 1 && cells.some((cell) => parseBankDateCell(cell) !== undefined)
}

/** True if a line of a `;` file has a quote without its pair, so its cells may be split at wrong positions. */
export const hasUnclosedQuote = (line: string): boolean =>
  dividerOf(line) === ';' && line.includes(';') && line.split('"').length % 2 === 0

const dividerOf = (line: string): string => (line.includes('\t') ? '\t' : ';')

/** Splits a line at tabs, or at semicolons if it has no tab. A quoted cell may contain the separator. */
export function splitStatementCells(line: string): string[] {
  const divider = dividerOf(line)
  const cell = new RegExp(`${divider}(?:"(?:[^"]|"")*"(?=${divider}|$)|[^${divider}]*)`, 'g')
  return (`${divider}${line}`.match(cell) ?? []).map((found) => {
    const text = found.slice(1).trim()
    return /^"(?:[^"]|"")*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text
  })
}

/** Returns the cell's date as `yyyy-MM-dd`. The cell may also contain a time, but no other text. */
export function parseBankDateCell(cell: string): string | undefined {
  for (const { pattern, order } of DATES) {
    const match = pattern.exec(cell)
    if (!match) continue
    const [year = '', month, day] = order.map((part) => match[part])
    const date = [year.length === 2 ? `20${year}` : year, month, day].join('-')
    if (is(date, DATE)) return date
  }
  return undefined
}

export function parseBankSumCell(cell: string): ParsedBankSum | undefined {
  const match = SUM.exec(cell)
  if (!match || parseBankDateCell(cell) !== undefined) return undefined
  const [, sign = '', open = '', digits = '', close = '', currency] = match
  if (!/\d/.test(digits) || (open === '') !== (close === '')) return undefined
  const plain = digits.trim()
  const isBare = currency === undefined && /^\d+$/.test(plain)
  if (isBare && plain.length > MAX_BARE_DIGITS) return undefined
  const { value, problem } = parseNumberText(plain, 'whole')
  return {
    ...(value === undefined ? {} : { value }),
    ...(problem === undefined ? {} : { problem }),
    isDebit: open !== '' || /[−–-]/.test(sign),
    isBare,
  }
}

export function parseForeignCurrencyCell(cell: string): string | undefined {
  if (CODE_OF_TENGE.test(cell) || CURRENCY_SUFFIX_PATTERN.test(cell)) return undefined
  if (OTHER_CURRENCY.test(cell)) return cell
  return SUM_OF_OTHER_CURRENCY.test(cell) ? cell.replace(/[\d\s.,']/g, '').toUpperCase() : undefined
}

/** Foreign currency named in the heading of a column («Сумма, USD»); undefined if the heading names tenge or no currency. */
export const findForeignCurrencyName = (heading: string): string | undefined =>
  TENGE_NAME.test(heading) ? undefined : CURRENCY_NAME.exec(heading)?.[0]

/** True for the mark of outgoing money in a column «Д/К» or «Тип операции». */
export const isDebitMark = (cell: string): boolean => DEBIT_MARK.test(cell)
