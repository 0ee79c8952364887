import type { Salary } from '../../../api/salary'
import { MONEY_SHEET_FORMAT } from '../../../domain/money'
import { counted } from '../../../domain/text'
import type { AllRows } from '../../../lib/allPages'
import type { Sheet } from '../../../lib/sheet'
import { countUnreadable } from '../../../lib/unreadableRows'
import { rowDates, rowName } from '../salaryRows'

export type SheetLine = { number: number | undefined; courier: string; dates: string; payouts: number | undefined }

export type SheetRows = { unpaid: Salary[]; notes: string[] }

export function sheetRows({ rows, total }: AllRows<Salary>): SheetRows {
  const unpaid = rows.filter(({ isPaidOut }) => isPaidOut !== true)
  const paid = rows.length - unpaid.length
  const missing = Math.max(countUnreadable(rows), total - rows.length)
  return {
    unpaid,
    notes: [
      ...(paid > 0 ? [`Не вошло, уже выплачено: ${counted(paid, 'строка', 'строки', 'строк')}`] : []),
      ...(missing > 0 ? [`Не вошло, не прочитано: ${counted(missing, 'строка', 'строки', 'строк')}`] : []),
    ],
  }
}

export function sheetLines(rows: readonly Salary[]): SheetLine[] {
  return [
    ...rows.map((row, index) => ({
      number: index + 1,
      courier: rowName(row),
      dates: rowDates(row),
      payouts: row.payouts,
    })),
    {
      number: undefined,
      courier: 'Итого',
      dates: '',
      payouts: rows.reduce((sum, { payouts }) => sum + (payouts ?? 0), 0),
    },
  ]
}

export const payoutSheet = (rows: readonly Salary[]): Sheet<SheetLine> => ({
  columns: [
    { title: '№', width: 6, kind: 'number', value: ({ number }) => number },
    { title: 'Курьер', width: 36, kind: 'text', value: ({ courier }) => courier },
    { title: 'Даты', width: 26, kind: 'text', value: ({ dates }) => dates },
    { title: 'К выплате', width: 16, kind: 'number', format: MONEY_SHEET_FORMAT, value: ({ payouts }) => payouts },
    { title: 'Подпись', width: 24, kind: 'text', value: () => undefined },
  ],
  rows: sheetLines(rows),
})
