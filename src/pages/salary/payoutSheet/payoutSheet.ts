import type { Salary, SalaryFilters } from '../../../api/salary'
import { formatMoney, MONEY_SHEET_FORMAT, moneyDifference } from '../../../domain/money'
import type { Period } from '../../../domain/periods'
import { countWithNoun } from '../../../domain/textFormatting'
import { groupBy } from '../../../lib/groupBy'
import { type AllLoadedRows, countMissingRows } from '../../../lib/loadAllPages'
import { formatDate } from '../../../lib/moments'
import type { SpreadsheetSource } from '../../../lib/spreadsheetCells'
import { salaryRecordIds, salaryRowName, salaryRowsPeriod } from '../salaryRows'

/**
 * Line of the payout sheet: one courier. `days` is the number of the courier's salary records, undefined if the server sent a row without
 * record ids. `payouts` is undefined if any salary row of the courier has no payout sum.
 */
export type PayoutSheetLine = {
  courierId: number | undefined
  courier: string
  days: number | undefined
  payouts: number | undefined
}

export type PayoutSheetData = {
  lines: PayoutSheetLine[]
  /** Whole tenge. */
  total: number
  /** Text with the first and the last date. A date that the filter lacks is taken from the records. */
  period: string
  notes: string[]
  /** True if the sheet may lack an unpaid record, the total may be wrong, or the days of a courier are unknown. */
  isIncomplete: boolean
  /** True if the server did not report for every record whether it is paid. The filter by unpaid records may omit such a record. */
  hasUnreported: boolean
}

/**
 * Builds the payout sheet of all unpaid records. `serverTotal` is the server's sum for the same filter, which the
 * footer of the list shows too; null if it did not load.
 */
export function createPayoutSheet(
  all: AllLoadedRows<Salary>,
  serverTotal: number | undefined | null,
  filter: Partial<SalaryFilters>,
): PayoutSheetData {
  const { rows } = all
  const unpaid = rows.filter(({ isPaidOut }) => isPaidOut !== true)
  const paid = rows.length - unpaid.length
  const missing = countMissingRows(all)
  const lines = linesOf(unpaid)
  const sum = unpaid.reduce((all, { payouts }) => all + (payouts ?? 0), 0)
  const unknown = unpaid.filter(({ payouts }) => payouts === undefined).length
  const withoutRecords = unpaid.filter((row) => salaryRecordIds(row).length === 0).length
  const unreported = unpaid.filter(({ isPaidOut }) => isPaidOut === undefined).length
  const unpayable = unpaid.flatMap(({ payouts }) => (payouts !== undefined && payouts <= 0 ? [payouts] : []))
  const differs = typeof serverTotal === 'number' && unreported === 0 && moneyDifference(serverTotal, sum) !== 0
  return {
    lines,
    total: sum,
    period: periodWords(filter, unpaid),
    notes: [
      ...(paid > 0 ? [`Не вошло, уже выплачено: ${records(paid)}`] : []),
      ...(missing > 0 ? [`Не вошло, не загрузилось: ${records(missing)}`] : []),
      ...(unknown > 0 ? [`Сумма неизвестна: ${records(unknown)}`] : []),
      ...(withoutRecords > 0 ? [`Число дней неизвестно: ${records(withoutRecords)}`] : []),
      ...(unreported > 0 ? [`Сервер не сообщил, выплачено ли: ${records(unreported)}`] : []),
      ...(unpayable.length > 0
        ? [
            `Вычтено из итога, выплатить нельзя: ${records(unpayable.length)} на ${formatMoney(unpayable.reduce((all, one) => all + one, 0))}`,
          ]
        : []),
      ...(serverTotal === null ? ['Итог сервера не загрузился: сверить сумму не с чем'] : []),
      ...(differs ? [`Итог сервера ${formatMoney(serverTotal)}, в ведомости ${formatMoney(sum)}`] : []),
    ],
    isIncomplete: missing > 0 || unknown > 0 || withoutRecords > 0 || differs,
    hasUnreported: unreported > 0,
  }
}

const records = (count: number): string => countWithNoun(count, 'запись', 'записи', 'записей')

function linesOf(rows: readonly Salary[]): PayoutSheetLine[] {
  return [...groupBy(rows, (row) => row.courier?.id ?? row).values()].map((own) => ({
    courierId: own[0]?.courier?.id,
    courier: own[0] ? salaryRowName(own[0]) : '',
    days: daysOf(own),
    payouts: own.some(({ payouts }) => payouts === undefined)
      ? undefined
      : own.reduce((sum, { payouts = 0 }) => sum + payouts, 0),
  }))
}

function daysOf(rows: readonly Salary[]): number | undefined {
  const counts = rows.map((row) => salaryRecordIds(row).length)
  return counts.includes(0) ? undefined : counts.reduce((sum, count) => sum + count, 0)
}

function periodWords({ dateStart, dateEnd }: Partial<Period>, rows: readonly Salary[]): string {
  const found = salaryRowsPeriod(rows)
  const first = dateStart ?? found?.dateStart
  const last = dateEnd ?? found?.dateEnd
  if (first === undefined || last === undefined) return ''
  return first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`
}

type PaperLine = Partial<PayoutSheetLine> & { number?: number }

export const toPayoutSpreadsheet = ({ lines, total, notes }: PayoutSheetData): SpreadsheetSource<PaperLine> => ({
  columns: [
    { title: '№', width: 6, kind: 'number', value: ({ number }) => number },
    { title: 'Курьер', width: 36, kind: 'text', value: ({ courier }) => courier },
    { title: 'Дней', width: 8, kind: 'number', value: ({ days }) => days },
    { title: 'К выплате', width: 16, kind: 'number', format: MONEY_SHEET_FORMAT, value: ({ payouts }) => payouts },
    { title: 'Подпись', width: 24, kind: 'text', value: () => undefined },
  ],
  rows: [
    ...lines.map((line, index) => ({ ...line, number: index + 1 })),
    { courier: 'Итого', payouts: total },
    ...notes.map((courier) => ({ courier })),
  ],
})
