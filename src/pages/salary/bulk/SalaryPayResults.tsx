import { Alert, type AlertProps, Button } from 'antd'
import type { Salary } from '../../../api/salary'
import { formatPeriod } from '../../../domain/formatPeriod'
import { formatKnownSum } from '../../../domain/money'
import { countWithNoun } from '../../../domain/textFormatting'
import { CSV_MIME_TYPE, csvParts } from '../../../lib/csv'
import { downloadBlob } from '../../../lib/download'
import { toSpreadsheetCells } from '../../../lib/spreadsheetCells'
import { salaryRowDates, salaryRowName, salaryRowsPeriod } from '../salaryRows'
import {
  groupPayResultsByOutcome,
  isPaidResultLine,
  type PayBatchResult,
  type PayResultLine,
  payFailureReasons,
  payResultLines,
  payResultTitle,
} from './payResultLines'

type SalaryPayResultsProps = {
  results: readonly PayBatchResult[]
  rows: readonly Salary[]
  closable?: AlertProps['closable']
}

export function SalaryPayResults({ results, rows, closable = false }: SalaryPayResultsProps) {
  const lines = payResultLines(results, rows)
  return (
    <Alert
      className={closable ? 'load-alert' : ''}
      type={lines.every(isPaidResultLine) ? 'success' : 'warning'}
      showIcon
      closable={closable}
      title={payResultTitle(lines)}
      description={
        <>
          <ul className="pay-results">
            {groupPayResultsByOutcome(lines).map(([word, of]) => {
              const sum = formatKnownSum(of.map(({ row }) => row.payouts))
              const reasons = payFailureReasons(of)
              return (
                <li key={word}>
                  {`${word}: ${countWithNoun(of.length, 'строка', 'строки', 'строк')} на ${sum}${
                    reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
                  }`}
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

function resultsFile(lines: readonly PayResultLine[]): string {
  const period = formatPeriod(salaryRowsPeriod(lines.map(({ row }) => row)) ?? {})
  return `${['Итог выплат', period].filter(Boolean).join(' ')}.csv`
}

async function save(lines: readonly PayResultLine[]): Promise<void> {
  const cells = await toSpreadsheetCells(
    {
      columns: [
        { title: 'Курьер', width: 32, kind: 'text', value: ({ row }: PayResultLine) => salaryRowName(row) },
        { title: 'Даты', width: 24, kind: 'text', value: ({ row }: PayResultLine) => salaryRowDates(row) },
        { title: 'К выплате', width: 14, kind: 'number', value: ({ row }: PayResultLine) => row.payouts },
        { title: 'Итог', width: 20, kind: 'text', value: ({ word }: PayResultLine) => word },
        { title: 'Причина', width: 40, kind: 'text', value: ({ reason }: PayResultLine) => reason },
      ],
      rows: lines,
    },
    new AbortController().signal,
  )
  downloadBlob(
    new Blob(await csvParts(cells, new AbortController().signal), { type: CSV_MIME_TYPE }),
    resultsFile(lines),
  )
}
