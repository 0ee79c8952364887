import { Checkbox, Pagination, Select } from 'antd'
import { useState } from 'react'
import type { Option } from '../../../domain/labeledOptions'
import { formatMoney } from '../../../domain/money'
import { DUPLICATE_PAYMENT_DAYS } from '../../../domain/payments'
import { labelPagerArrow } from '../../../kit/list/tablePagination'
import { formatDate } from '../../../lib/moments'
import { SELECT_DEFAULT_PROPS } from '../../../ui/form/selectOptions'
import { StatusTag } from '../../../ui/StatusTag'
import { type BankStatementRow, toNewPayment } from './bankStatement'
import type { BankRowImportResult } from './useBankStatementImport'

/** Rows per page. Each row renders a select, and thousands of them (a monthly statement) on one page would be slow. */
const PAGE_ROWS = 50

type BankTableProps = {
  rows: readonly BankStatementRow[]
  companies: readonly Option<number>[]
  doubles: ReadonlySet<number>
  results: ReadonlyMap<number, BankRowImportResult>
  isRunning: boolean
  isTaken: (row: BankStatementRow) => boolean
  onToggle: (row: BankStatementRow) => void
  onChoose: (row: BankStatementRow, companyId: number) => void
}

export function BankStatementTable({ rows, companies, doubles, results, isRunning, ...props }: BankTableProps) {
  const [page, setPage] = useState(1)
  const lastPage = Math.max(1, Math.ceil(rows.length / PAGE_ROWS))
  const from = (Math.min(page, lastPage) - 1) * PAGE_ROWS
  return (
    <>
      <div className="bank-rows__area">
        <table className="bank-rows" aria-label="Черновики оплат">
          <thead>
            <tr>
              {['Записать', 'Контрагент', 'Сумма', 'Дата', 'Предупреждение'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + PAGE_ROWS).map((row) => {
              const state = results.get(row.line)?.state
              const isSettled = isRunning || state === 'done'
              return (
                <tr key={row.line}>
                  <td>
                    <Checkbox
                      aria-label={`Записать строку ${row.line}`}
                      checked={props.isTaken(row) && toNewPayment(row) !== undefined}
                      disabled={toNewPayment(row) === undefined || isSettled}
                      onChange={() => props.onToggle(row)}
                    />
                  </td>
                  <td>
                    <Select
                      {...SELECT_DEFAULT_PROPS}
                      className="bank-rows__company"
                      aria-label={`Контрагент строки ${row.line}`}
                      placeholder="Выберите контрагента"
                      value={row.companyId}
                      options={[...companies]}
                      // If the outcome of saving the payment is unknown, the company cannot be changed: the server may already have
                      // recorded the payment for the selected company.
                      disabled={isSettled || state === 'unknown'}
                      onChange={(companyId: number) => props.onChoose(row, companyId)}
                      notFoundContent="Совпадений не найдено"
                    />
                  </td>
                  <td className="bank-rows__sum">{row.amount === undefined ? '—' : formatMoney(row.amount)}</td>
                  <td className="bank-rows__date">{row.payedAt ? formatDate(row.payedAt) : '—'}</td>
                  <td title={row.text}>
                    <Remark row={row} isDouble={doubles.has(row.line)} result={results.get(row.line)} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {rows.length > PAGE_ROWS && (
        <Pagination
          className="bank-rows__pages"
          size="small"
          align="end"
          showSizeChanger={false}
          current={Math.min(page, lastPage)}
          pageSize={PAGE_ROWS}
          total={rows.length}
          itemRender={labelPagerArrow}
          onChange={setPage}
        />
      )}
    </>
  )
}

type RemarkProps = { row: BankStatementRow; isDouble: boolean; result: BankRowImportResult | undefined }

function Remark({ row, isDouble, result }: RemarkProps) {
  if (result) return <StatusTag tone={TONES[result.state]}>{result.text}</StatusTag>
  if (row.problem !== undefined) return <StatusTag tone="danger">{row.problem}</StatusTag>
  const doubts = [
    isDouble && `Похожая есть в пределах ${DUPLICATE_PAYMENT_DAYS} дней`,
    row.doubt,
    row.companyDoubt ?? (row.companyId === undefined && 'Контрагент не узнан'),
  ].filter(Boolean)
  return doubts.length === 0 ? null : <StatusTag tone="warning">{doubts.join('; ')}</StatusTag>
}

const TONES = { sending: 'info', done: 'success', failed: 'danger', unknown: 'warning' } as const
