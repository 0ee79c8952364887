import type { Option } from '../../../domain/labeledOptions'
import { formatMoney } from '../../../domain/money'
import { isPossibleDuplicatePayment, type PaymentMatchFields } from '../../../domain/payments'
import { withoutByteOrderMark } from '../../../lib/fileText'
import { formatDate } from '../../../lib/moments'
import type { NewPayment } from '../recordPayment'
import {
  findForeignCurrencyName,
  hasUnclosedQuote,
  isDebitMark,
  type ParsedBankSum,
  parseBankDateCell,
  parseBankSumCell,
  parseForeignCurrencyCell,
  splitStatementCells,
  splitStatementLines,
} from './bankCells'

export type BankStatementRow = {
  /** Line number in the pasted text, from 1; a quoted cell with line breaks counts as one line. */
  line: number
  /**
   * Unique id of the line: its text and a number that distinguishes lines with equal texts. It does not change when lines with other texts
   * change.
   */
  key: string
  text: string
  companyId?: number
  /** Whole tenge. */
  amount?: number
  /** `yyyy-MM-dd`. */
  payedAt?: string
  problem?: string
  /** Reason for the user to check the line before recording it. */
  doubt?: string
  /** Reason to check the company: the line contains several company names, or its cell contains more text than the name. */
  companyDoubt?: string
}

export type ParsedBankStatement = {
  rows: BankStatementRow[]
  leftOut: { line: number; text: string; reason: string }[]
  /** Sum from the total line of the pasted text, whole tenge. */
  total?: number
}

type Role = 'date' | 'credit' | 'debit' | 'amount' | 'currency' | 'company' | 'other'

/**
 * Maps patterns of column headings to the role of the column; the first match counts. Balances and document numbers are ignored as `other`.
 */
const HEADINGS: [RegExp, Role][] = [
  [/остат|сальдо|баланс/i, 'other'],
  // The pattern of dates must precede those of sums, because a pattern of sums also matches the date heading «Дата зачисления».
  [/^(?!.*(?:номер|№)).*дата/i, 'date'],
  [/дебет|списан|расход/i, 'debit'],
  [/кредит|поступл|приход|зачисл/i, 'credit'],
  [/сумм/i, 'amount'],
  [/номер|№|счет|счёт|иик|бик|бин|иин|кнп|кбе|код|назначен|основани/i, 'other'],
  [/валют/i, 'currency'],
  [/плательщик|контрагент|компани|отправител|корреспондент|наименован/i, 'company'],
]
const TOTAL = /^(?:итого|всего|оборот)/i
/** Legal forms and quotes, which are ignored when company names are compared. */
const NOISE = /[«»"'“”„]|(^|\s)(тоо|ип|ао|зао|ооо|llp|too)(?=\s|$)/gi

const CURRENCY_OF_ACCOUNT = /валюта\s*(?:сч[её]та\s*)?:/i

/**
 * A line whose first cell begins with a word like «Итого» is a total line. If another cell begins with such a word, the line is a total
 * line only if it has no date: in a line with a date, the word may belong to the purpose of a payment.
 */
const isTotalLine = (cells: readonly string[]): boolean =>
  TOTAL.test(cells.find(Boolean) ?? '') ||
  (cells.some((cell) => TOTAL.test(cell)) && !cells.some((cell) => parseBankDateCell(cell)))

/**
 * Parses lines copied from a bank's table. A line with headings defines the columns. Without headings each line needs
 * exactly one date cell and exactly one sum cell (with grouped digits, a fraction or a currency). An ambiguous line
 * gets a `problem` or a `doubt`.
 */
export function parseBankStatement(text: string, companies: readonly Option<number>[]): ParsedBankStatement {
  const result: ParsedBankStatement = { rows: [], leftOut: [] }
  const companyIn = companyReader(companies)
  const equalLines = new Map<string, number>()
  let roles: Role[] | undefined
  let headingCurrency: string | undefined
  let accountCurrency: string | undefined
  for (const [index, source] of splitStatementLines(withoutByteOrderMark(text)).entries()) {
    const cells = splitStatementCells(source)
    const words = cells.filter(Boolean).join(' · ')
    if (words === '') continue
    const heading = headingOf(cells)
    const line = index + 1
    if (heading) {
      roles = heading.roles
      headingCurrency = heading.currency
    } else if (isTotalLine(cells)) {
      const total = totalOf(cells, roles)
      if (total === undefined) result.leftOut.push({ line, text: words, reason: 'Итог не прочитан' })
      else if (result.total !== undefined && result.total !== total) {
        result.leftOut.push({ line, text: words, reason: 'Второй итог с другой суммой' })
      } else result.total = total
    } else {
      const { date, problem, doubt } = readDate(cells, roles)
      const sum = readSum(cells, roles, headingCurrency ?? accountCurrency)
      if (date === undefined && (problem === undefined || sum.amount === undefined)) {
        if (CURRENCY_OF_ACCOUNT.test(words)) accountCurrency = findForeignCurrencyName(words)
        result.leftOut.push({ line, text: words, reason: 'Дата не найдена' })
      } else {
        const count = (equalLines.get(words) ?? 0) + 1
        equalLines.set(words, count)
        const doubts = [doubt, sum.doubt, hasUnclosedQuote(source) && 'Кавычка не закрыта'].filter(Boolean)
        result.rows.push({
          line,
          key: `${count} ${words}`,
          text: words,
          ...(date !== undefined && { payedAt: date }),
          ...sum,
          ...(problem !== undefined && { problem }),
          ...(doubts.length > 0 && { doubt: doubts.join('; ') }),
          ...companyIn(ofRole(cells, roles, 'company') ?? cells),
        })
      }
    }
  }
  return result
}

/** Number of statement lines by result, without headings, totals and empty lines. Sums are in whole tenge. */
export type BankStatementCounts = {
  lines: number
  recognized: number
  recognizedSum: number
  doubtful: number
  /** The total stated in the text, otherwise the sum of all parsed amounts. */
  sum: number
}

/** `rows`: the parsed payments. A company that the user has chosen for a payment replaces the company found in the text. */
export function countBankStatementRows(
  { leftOut, total }: ParsedBankStatement,
  rows: readonly BankStatementRow[],
): BankStatementCounts {
  const ready = rows.filter((row) => toNewPayment(row) !== undefined)
  const recognized = ready.filter((row) => !isDoubtfulBankRow(row))
  const sumOf = (of: readonly BankStatementRow[]) => of.reduce((sum, { amount = 0 }) => sum + amount, 0)
  return {
    lines: rows.length + leftOut.length,
    recognized: recognized.length,
    recognizedSum: sumOf(recognized),
    doubtful: ready.length - recognized.length,
    sum: total ?? sumOf(rows),
  }
}

export const isDoubtfulBankRow = ({ doubt, companyDoubt }: BankStatementRow): boolean =>
  doubt !== undefined || companyDoubt !== undefined

const BANK_TRANSFER = 2

export const toNewPayment = ({ companyId, amount, payedAt, problem }: BankStatementRow): NewPayment | undefined =>
  problem === undefined && companyId !== undefined && amount !== undefined && payedAt !== undefined
    ? { companyId, amount, payedAt, methodId: BANK_TRANSFER, comment: null }
    : undefined

export const blankOutLines = (text: string, isLeftOut: (line: number) => boolean): string =>
  splitStatementLines(text)
    .map((line, index) => (isLeftOut(index + 1) ? '' : line))
    .join('\n')

export function findDuplicateBankLines(
  rows: readonly BankStatementRow[],
  known: readonly PaymentMatchFields[],
): Set<number> {
  const sameSum = new Map<number | undefined, PaymentMatchFields[]>()
  for (const payment of known) sameSum.set(payment.amount, [...(sameSum.get(payment.amount) ?? []), payment])
  const doubles = new Set<number>()
  for (const row of rows) {
    const others = sameSum.get(row.amount) ?? []
    if (others.some((other) => isPossibleDuplicatePayment(row, other))) doubles.add(row.line)
    sameSum.set(row.amount, [...others, row])
  }
  return doubles
}

/** `currency` is set if all sums of the table are in a currency other than tenge. */
function headingOf(cells: readonly string[]): { roles: Role[]; currency?: string | undefined } | undefined {
  if (cells.some((cell) => parseBankDateCell(cell) !== undefined || parseBankSumCell(cell) !== undefined))
    return undefined
  const roles = cells.map((cell) => HEADINGS.find(([pattern]) => pattern.test(cell))?.[1] ?? 'other')
  const sums = cells.filter((_, index) => isIncoming(roles[index]))
  if (!roles.includes('date') || sums.length === 0) return undefined
  const isForeign = (cell: string) => findForeignCurrencyName(cell) !== undefined
  return sums.every(isForeign)
    ? { roles, currency: sums.map(findForeignCurrencyName)[0] }
    : { roles: roles.map((role, index) => (isIncoming(role) && isForeign(cells[index] ?? '') ? 'other' : role)) }
}

const isIncoming = (role: Role | undefined): boolean => role === 'amount' || role === 'credit'

function ofRole(cells: readonly string[], roles: readonly Role[] | undefined, role: Role): string[] | undefined {
  return roles?.includes(role) ? cells.filter((_, index) => roles[index] === role) : undefined
}

function readDate(
  cells: readonly string[],
  roles: readonly Role[] | undefined,
): { date?: string; problem?: string; doubt?: string } {
  const column = ofRole(cells, roles, 'date')
  const [date, ...more] = new Set((column ?? cells).flatMap((cell) => parseBankDateCell(cell) ?? []))
  if (date === undefined) return column?.some(Boolean) ? { problem: 'Дата не прочитана' } : {}
  if (more.length === 0) return { date }
  if (column === undefined) return { problem: 'Несколько дат: вставьте вместе с заголовками таблицы' }
  return { date, doubt: `Несколько дат (${[date, ...more].map(formatDate).join(', ')}), взята первая` }
}

function totalOf(cells: readonly string[], roles: readonly Role[] | undefined): number | undefined {
  const column = ofRole(cells, roles, 'credit') ?? ofRole(cells, roles, 'amount') ?? cells
  const [total, ...more] = column.flatMap((cell) => parseBankSumCell(cell)?.value ?? [])
  return more.length === 0 ? total : undefined
}

function readSum(
  cells: readonly string[],
  roles: readonly Role[] | undefined,
  tableCurrency: string | undefined,
): Pick<BankStatementRow, 'amount' | 'problem' | 'doubt'> {
  const currency =
    tableCurrency ??
    (ofRole(cells, roles, 'currency') ?? cells).map(parseForeignCurrencyCell).find((one) => one !== undefined)
  if (currency !== undefined) return { problem: `Валюта ${currency}: записываются только тенге` }
  const column = ofRole(cells, roles, 'credit') ?? ofRole(cells, roles, 'amount')
  const sums = (column ?? cells).flatMap((cell) => parseBankSumCell(cell) ?? [])
  const isOutgoing =
    cells.some(isDebitMark) || ofRole(cells, roles, 'debit')?.some((cell) => (parseBankSumCell(cell)?.value ?? 0) > 0)
  const money = sums.filter((sum) => sum.value !== 0 && (column !== undefined || !sum.isBare))
  const [sum] = money
  if (isOutgoing || sum?.isDebit) return { problem: 'Списание, а не поступление' }
  if (new Set(money.map(({ value }) => value)).size > 1) return { problem: severalSums(money) }
  if (sum) {
    const { value, problem } = sum
    if (problem !== undefined || value === undefined) return { problem: problem ?? 'Сумма не прочитана' }
    const hasEmptySide = column === undefined && sums.some((one) => one.value === 0)
    return { amount: value, ...(hasEmptySide && { doubt: 'Непонятно, поступление это или списание' }) }
  }
  const bare = sums.filter(({ value }) => value !== undefined && value > 0)
  const [only] = bare
  return bare.length === 1 && only?.value !== undefined
    ? { amount: only.value, doubt: 'Число без разделителей: сумма ли это?' }
    : { problem: bare.length > 1 ? severalSums(bare) : 'Сумма не найдена' }
}

const severalSums = (sums: readonly ParsedBankSum[]): string => {
  const found = [...new Set(sums.map(({ value }) => (value === undefined ? '?' : formatMoney(value))))]
  return `Несколько сумм (${found.slice(0, 3).join(', ')}): вставьте вместе с заголовками таблицы`
}

function companyReader(companies: readonly Option<number>[]) {
  const known = companies
    .map(({ value, label }) => ({ value, label, name: plain(label) }))
    .filter(({ name }) => name !== '')
  return (cells: readonly string[]): Pick<BankStatementRow, 'companyId' | 'companyDoubt'> => {
    const found = new Map<number, string>()
    let isExact = false
    for (const cell of cells) {
      const text = ` ${plain(cell)} `
      const named = known.filter(({ name }) => text.includes(` ${name} `))
      // In the text «Суши Хаус Юг», the shorter company name «Суши Хаус» does not count as a second company.
      const isInside = (name: string) =>
        named.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `))
      for (const { value, label, name } of named) if (!isInside(name)) found.set(value, label)
      isExact ||= named.some(({ name }) => text === ` ${name} `)
    }
    const [companyId] = found.keys()
    if (companyId === undefined) return {}
    // If a text matches a company name only in part, the user must check the match: «Суши Хаус Астана» may be another payer than «Суши
    // Хаус».
    if (found.size === 1)
      return isExact ? { companyId } : { companyId, companyDoubt: 'Название совпадает не полностью' }
    return { companyDoubt: `Подходят несколько: ${[...found.values()].slice(0, 3).join(', ')}` }
  }
}

const plain = (name: string): string => name.replace(NOISE, ' ').replace(/\s+/g, ' ').trim().toLowerCase()
