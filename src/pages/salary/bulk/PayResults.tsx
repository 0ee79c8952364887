import { Alert, Button } from 'antd'
import type { Salary } from '../../../api/salary'
import { formatMoney } from '../../../domain/money'
import { periodText } from '../../../domain/periodText'
import { countWithNoun } from '../../../domain/text'
import { CSV_TYPE, csvParts } from '../../../lib/csv'
import { downloadFile } from '../../../lib/download'
import { failureText } from '../../../lib/failure'
import { sheetCells } from '../../../lib/sheet'
import { salaryRowDates, salaryRowName, salaryRowsPeriod } from '../salaryRows'
import type { PayBatchResult } from '../usePayRun'

type Line = { row: Salary; word: string; reason: string | undefined }

export function PayResults({ results, rows }: { results: readonly PayBatchResult[]; rows: readonly Salary[] }) {
  const lines = linesOf(results, rows)
  const words = [...new Set(lines.map(({ word }) => word))]
  return (
    <Alert
      type={words.every((word) => word === WORD.paid) ? 'success' : 'warning'}
      showIcon
      title={`Выплачено ${lines.filter(({ word }) => word === WORD.paid).length} из ${lines.length}`}
      description={
        <>
          <ul className="pay-results">
            {words.map((word) => {
              const of = lines.filter((line) => line.word === word)
              const sum = of.reduce((total, { row }) => total + (row.payouts ?? 0), 0)
              const reasons = [...new Set(of.map(({ reason }) => reason).filter(Boolean))]
              return (
                <li key={word}>
                  {`${word}: ${countWithNoun(of.length, 'строка', 'строки', 'строк')} на ${formatMoney(sum)}`}
                  {reasons.length > 0 && ` (${reasons.join('; ')})`}
                </li>
              )
            })}
          </ul>
          <Button size="small" onClick={() => void save(lines)}>
            Скачать список
          </Button>
        </>
      }
    />
  )
}

function linesOf(results: readonly PayBatchResult[], rows: readonly Salary[]): Line[] {
  const sent = results.flatMap(({ rows: part, result }) =>
    part.map(
      (row): Line => ({
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

const WORD = {
  paid: 'выплачено',
  refused: 'отказано',
  unknown: 'исход неизвестен',
  busy: 'занято другой вкладкой',
  cancelled: 'не отправлено',
} as const

function resultsFile(lines: readonly Line[]): string {
  const period = periodText(salaryRowsPeriod(lines.map(({ row }) => row)) ?? {})
  return `${['Итог выплат', period].filter(Boolean).join(' ')}.csv`
}

async function save(lines: readonly Line[]): Promise<void> {
  const cells = await sheetCells(
    {
      columns: [
        { title: 'Курьер', width: 32, kind: 'text', value: ({ row }: Line) => salaryRowName(row) },
        { title: 'Даты', width: 24, kind: 'text', value: ({ row }: Line) => salaryRowDates(row) },
        { title: 'К выплате', width: 14, kind: 'number', value: ({ row }: Line) => row.payouts },
        { title: 'Итог', width: 20, kind: 'text', value: ({ word }: Line) => word },
        { title: 'Причина', width: 40, kind: 'text', value: ({ reason }: Line) => reason },
      ],
      rows: lines,
    },
    new AbortController().signal,
  )
  downloadFile(new Blob(await csvParts(cells, new AbortController().signal), { type: CSV_TYPE }), resultsFile(lines))
}
