import type { Salary, SalaryFilters } from '../../../api/salary'
import { formatMoney, MONEY_SHEET_FORMAT } from '../../../domain/money'
import type { Period } from '../../../domain/periods'
import { counted } from '../../../domain/text'
import type { AllRows } from '../../../lib/allPages'
import { formatDate } from '../../../lib/moments'
import type { Sheet } from '../../../lib/sheet'
import { countUnreadable } from '../../../lib/unreadableRows'
import { rowIds, rowName, rowsPeriod } from '../salaryRows'

/** A courier's line. `days` counts salary records; a sum that is not known for every record is undefined. */
export type SheetLine = { courierId: number | undefined; courier: string; days: number; payouts: number | undefined }

export type PayoutSheet = {
  lines: SheetLine[]
  /** Whole tenge. */
  total: number
  /** The dates of the filter, or of the records if the filter has none. */
  period: string
  /** What the sheet leaves out and what the reader has to know. */
  notes: string[]
  /** True if a record that is to be paid may be missing. */
  isIncomplete: boolean
}

/**
 * The sheet of the records that are still to be paid. `serverTotal` is the server's sum of the same filter; the footer of the list shows
 * it as well.
 */
export function payoutSheet(
  { rows, total }: AllRows<Salary>,
  serverTotal: number | undefined,
  filter: Partial<SalaryFilters>,
): PayoutSheet {
  const unpaid = rows.filter(({ isPaidOut }) => isPaidOut !== true)
  const paid = rows.length - unpaid.length
  const missing = Math.max(countUnreadable(rows), total - rows.length)
  const lines = linesOf(unpaid)
  const sum = unpaid.reduce((all, { payouts }) => all + (payouts ?? 0), 0)
  const unknown = unpaid.filter(({ payouts }) => payouts === undefined).length
  const untold = unpaid.filter(({ isPaidOut }) => isPaidOut === undefined).length
  const unpayable = unpaid.flatMap(({ payouts }) => (payouts !== undefined && payouts <= 0 ? [payouts] : []))
  const differs = serverTotal !== undefined && untold === 0 && serverTotal !== sum
  return {
    lines,
    total: sum,
    period: periodWords(filter, unpaid),
    notes: [
      ...(paid > 0 ? [`Не вошло, уже выплачено: ${records(paid)}`] : []),
      ...(missing > 0 ? [`Не вошло, не прочитано: ${records(missing)}`] : []),
      ...(unknown > 0 ? [`Сумма неизвестна: ${records(unknown)}`] : []),
      ...(untold > 0 ? [`Сервер не сообщил, выплачено ли: ${records(untold)}`] : []),
      ...(unpayable.length > 0
        ? [
            `Вычтено из итога, выплатить нельзя: ${records(unpayable.length)} на ${formatMoney(unpayable.reduce((all, one) => all + one, 0))}`,
          ]
        : []),
      ...(differs ? [`Итог сервера ${formatMoney(serverTotal)}, в ведомости ${formatMoney(sum)}`] : []),
    ],
    isIncomplete: missing > 0 || unknown > 0 || differs,
  }
}

const records = (count: number): string => counted(count, 'запись', 'записи', 'записей')

function linesOf(rows: readonly Salary[]): SheetLine[] {
  const byCourier = new Map<unknown, Salary[]>()
  for (const row of rows) {
    const key = row.courier?.id ?? row
    byCourier.set(key, [...(byCourier.get(key) ?? []), row])
  }
  return [...byCourier.values()].map((own) => ({
    courierId: own[0]?.courier?.id,
    courier: own[0] ? rowName(own[0]) : '',
    days: own.reduce((count, row) => count + rowIds(row).length, 0),
    payouts: own.some(({ payouts }) => payouts === undefined)
      ? undefined
      : own.reduce((sum, { payouts = 0 }) => sum + payouts, 0),
  }))
}

function periodWords({ dateStart, dateEnd }: Partial<Period>, rows: readonly Salary[]): string {
  const found = rowsPeriod(rows)
  const first = dateStart ?? found?.dateStart
  const last = dateEnd ?? found?.dateEnd
  if (first === undefined || last === undefined) return ''
  return first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`
}

type PaperLine = Partial<SheetLine> & { number?: number }

/** The sheet as a file. Notes stand below the total, so that a file does not hide what it leaves out. */
export const payoutFile = ({ lines, total, notes }: PayoutSheet): Sheet<PaperLine> => ({
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
