import type { Salary } from '../../../api/salary'
import { failureText } from '../../../lib/failure'
import type { PayResult } from '../pay/createSalaryPaymentSender'
import { salaryRowDates, salaryRowName } from '../salaryRows'

export type PayBatchResult = { rows: readonly Salary[]; result: PayResult }

export type PayResultLine = { row: Salary; word: string; reason: string | undefined }

const WORD = {
  paid: 'выплачено',
  refused: 'отказано',
  unknown: 'неизвестно, выплачено ли',
  busy: 'занято другой вкладкой',
  cancelled: 'не отправлено',
} as const

/** Returns the outcome of the payment for each salary record in `rows`. A record that is missing in `results` was not sent. */
export function payResultLines(results: readonly PayBatchResult[], rows: readonly Salary[]): PayResultLine[] {
  const sent = results.flatMap(({ rows: part, result }) =>
    part.map(
      (row): PayResultLine => ({
        row,
        word: WORD[result.outcome],
        reason: 'failure' in result ? failureText(result.failure) : undefined,
      }),
    ),
  )
  const known = new Set(sent.map(({ row }) => row))
  return [
    ...sent,
    ...rows.filter((row) => !known.has(row)).map((row) => ({ row, word: WORD.cancelled, reason: undefined })),
  ]
}

export const isPaidResultLine = ({ word }: PayResultLine): boolean => word === WORD.paid

export function payResultTitle(lines: readonly PayResultLine[]): string {
  const [line] = lines
  return line && lines.length === 1
    ? `${salaryRowName(line.row)}, ${salaryRowDates(line.row)}: ${line.word}`
    : `Выплачено ${lines.filter(isPaidResultLine).length} из ${lines.length}`
}

export const groupPayResultsByOutcome = (lines: readonly PayResultLine[]): [word: string, lines: PayResultLine[]][] =>
  [...new Set(lines.map(({ word }) => word))].map((word) => [word, lines.filter((line) => line.word === word)])

export const payFailureReasons = (lines: readonly PayResultLine[]): string[] => [
  ...new Set(lines.flatMap(({ reason }) => reason ?? [])),
]
