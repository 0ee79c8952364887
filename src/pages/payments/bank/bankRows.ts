import { is } from 'superstruct'
import type { Option } from '../../../domain/labels'
import { isDouble, type PaymentFacts } from '../../../domain/payments'
import { dateText } from '../../../lib/structs'
import { readNumber } from '../../../ui/form/numberText'

/** A payment as a line of a bank's table gives it; what was not found is absent. */
export type BankRow = {
  /** The line's number in the pasted text, from 1. */
  line: number
  text: string
  companyId?: number
  amount?: number
  /** `yyyy-MM-dd`. */
  payedAt?: string
  /** Why the amount was not taken. */
  problem?: string
}

const DATES = [
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/, order: [1, 2, 3] },
  { pattern: /\b(\d{2})[./-](\d{2})[./-](\d{4})\b/, order: [3, 2, 1] },
] as const

const DATE = dateText()

/** Legal forms and quotes say nothing about which company it is. */
const NOISE = /[«»"'“”„]|(^|\s)(тоо|ип|ао|зао|ооо|llp|too)(?=\s|$)/gi

/**
 * Reads lines copied from a bank's table. Cells are divided by tabs or semicolons, in any order: a date, an amount, and a name
 * that holds a company's. A line without date and amount is a heading and is left out.
 */
export function readBankRows(text: string, companies: readonly Option<number>[]): BankRow[] {
  return text.split(/\r?\n/).flatMap((source, index) => {
    const cells = source.split(/\t|;/).map((cell) => cell.trim())
    const payedAt = cells.map(dateOf).find((date) => date !== undefined)
    const amounts = cells.filter((cell) => dateOf(cell) === undefined).map(amountOf)
    const amount = amounts.find(({ value }) => value !== undefined)?.value
    const problem = amounts.find((one) => one.problem !== undefined)?.problem
    if (payedAt === undefined || (amount === undefined && problem === undefined)) return []
    const companyId = cells.map((cell) => companyOf(cell, companies)).find((id) => id !== undefined)
    return [
      {
        line: index + 1,
        text: cells.filter(Boolean).join(' · '),
        payedAt,
        ...(amount === undefined ? {} : { amount }),
        ...(companyId === undefined ? {} : { companyId }),
        ...(amount === undefined && problem !== undefined ? { problem } : {}),
      },
    ]
  })
}

/** The text without some of its lines; the others keep their numbers. */
export const withoutLines = (text: string, isLeftOut: (line: number) => boolean): string =>
  text
    .split(/\r?\n/)
    .map((line, index) => (isLeftOut(index + 1) ? '' : line))
    .join('\n')

/** Rows that may be a payment already recorded, or another row of the same table; by line. */
export function findDoubles(rows: readonly BankRow[], known: readonly PaymentFacts[]): Set<number> {
  const doubles = rows.filter(
    (row, index) =>
      known.some((payment) => isDouble(row, payment)) || rows.some((other, at) => at < index && isDouble(row, other)),
  )
  return new Set(doubles.map(({ line }) => line))
}

function dateOf(cell: string): string | undefined {
  for (const { pattern, order } of DATES) {
    const match = pattern.exec(cell)
    const date = match && order.map((part) => match[part]).join('-')
    if (date && is(date, DATE)) return date
  }
  return undefined
}

/** A number with a sum's looks: grouped, with a fraction or a currency, or of three digits and more. */
function amountOf(cell: string): { value?: number; problem?: string } {
  if (!/^[+]?[\d\s\u00a0.,']+(?:₸|тг\.?|тенге|kzt)?$/i.test(cell) || !/\d{3}|[.,]\d{2}/.test(cell)) return {}
  // Longer runs of digits are account and document numbers.
  if (/\d{10}/.test(cell)) return {}
  const { value, problem } = readNumber(cell.replace(/^\+/, ''), 'whole', '₸')
  return value !== undefined && value < 1
    ? {}
    : { ...(value === undefined ? {} : { value }), ...(problem ? { problem } : {}) }
}

function companyOf(cell: string, companies: readonly Option<number>[]): number | undefined {
  const text = plain(cell)
  if (text.length < 3) return undefined
  // The longest name: «Суши Хаус Юг» is not «Суши Хаус».
  return companies
    .filter(({ label }) => plain(label) !== '' && ` ${text} `.includes(` ${plain(label)} `))
    .sort((a, b) => plain(b.label).length - plain(a.label).length)[0]?.value
}

const plain = (name: string): string => name.replace(NOISE, ' ').replace(/\s+/g, ' ').trim().toLowerCase()
