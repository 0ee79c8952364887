import { Button, Checkbox, Input, Modal, Select } from 'antd'
import { useMemo, useState } from 'react'
import { searchPayments } from '../../../api/payments'
import type { Option } from '../../../domain/labels'
import { formatMoney } from '../../../domain/money'
import { DOUBLE_DAYS } from '../../../domain/payments'
import { counted } from '../../../domain/text'
import { formatDate } from '../../../lib/moments'
import { DraftOffer } from '../../../ui/form/DraftOffer'
import { DIALOG_CLOSE } from '../../../ui/form/dialogClose'
import { SELECT_BASICS } from '../../../ui/form/selectOptions'
import { useLeaveGuard } from '../../../ui/form/useLeaveGuard'
import { LoadAlert } from '../../../ui/load/LoadAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { StatusTag } from '../../../ui/StatusTag'
import type { NewPayment } from '../addPayment'
import { type BankRow, findDoubles, readBankRows, withoutLines } from './bankRows'
import { useBankDraft } from './useBankDraft'
import { useBankRun } from './useBankRun'
import './bank.css'

/** A transfer, as what a bank's table lists. */
const BANK_TRANSFER = 2

export type BankDialogProps = {
  open: boolean
  companies: readonly Option<number>[]
  /** Something may have been recorded: the list is to be read again. */
  onClose: (mayHaveRecorded: boolean) => void
}

/** Payments pasted from a bank's table: drafts that are looked over and recorded one by one. */
export function BankDialog({ open, companies, onClose }: BankDialogProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [hasRun, setHasRun] = useState(false)
  const known = useLoaded((signal: AbortSignal) => searchPayments({ page: 1 }, signal), [])
  const run = useBankRun(() => setHasRun(true))
  const rows = useMemo(
    () =>
      readBankRows(text, companies).map((row): BankRow => {
        const companyId = chosen.get(row.line) ?? row.companyId
        return companyId === undefined ? row : { ...row, companyId }
      }),
    [text, companies, chosen],
  )
  const doubles = useMemo(() => findDoubles(rows, known.value?.rows ?? []), [rows, known.value])
  // A double is left out until somebody wants it.
  const isTaken = (line: number) => (doubles.has(line) ? left.has(line) : !left.has(line))
  const drafts = rows.flatMap((row) => {
    const payment = paymentOf(row)
    return payment && isTaken(row.line) && run.results.get(row.line)?.state !== 'done'
      ? [{ line: row.line, payment }]
      : []
  })
  const toggle = (line: number) => {
    const next = new Set(left)
    if (!next.delete(line)) next.add(line)
    setLeft(next)
  }
  const close = () => {
    run.stop()
    onClose(hasRun || run.results.size > 0)
  }
  const guard = useLeaveGuard(() => run.isRunning || drafts.length > 0, {
    edited: () => drafts,
    text: 'Строки, которые ещё не записаны, пропадут.',
  })
  const unrecorded = withoutLines(text, (line) => run.results.get(line)?.state === 'done')
  const draft = useBankDraft(unrecorded.trim() === '' ? undefined : { text: unrecorded, chosen }, {
    onKept: guard.release,
    onRestored: (kept) => {
      setText(kept.text)
      setChosen(kept.chosen)
    },
  })
  return (
    <Modal
      open={open}
      title="Оплаты из банка"
      width={860}
      closable={DIALOG_CLOSE}
      onCancel={() => guard.leave(close)}
      footer={
        <>
          {run.isRunning && <Button onClick={run.stop}>Остановить</Button>}
          <Button onClick={() => guard.leave(close)}>Готово</Button>
          <Button
            type="primary"
            loading={run.isRunning}
            disabled={drafts.length === 0 || known.value === undefined}
            onClick={() => run.run(drafts)}
          >
            {drafts.length === 0 ? 'Записать' : `Записать: ${counted(drafts.length, 'оплата', 'оплаты', 'оплат')}`}
          </Button>
        </>
      }
    >
      <LoadAlert of={known} />
      <DraftOffer draft={draft} />
      <Input.TextArea
        aria-label="Строки из банка"
        placeholder="Скопируйте строки из таблицы банка: дата, сумма и название компании в любом порядке"
        rows={4}
        value={text}
        disabled={run.isRunning || run.results.size > 0}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && rows.length === 0 && <p role="status">Строк с датой и суммой не найдено</p>}
      {rows.length > 0 && (
        <table className="bank-rows" aria-label="Черновики оплат">
          <thead>
            <tr>
              {['Записать', 'Компания', 'Сумма', 'Дата', 'Замечание'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td>
                  <Checkbox
                    aria-label={`Записать строку ${row.line}`}
                    checked={isTaken(row.line) && paymentOf(row) !== undefined}
                    disabled={paymentOf(row) === undefined || run.isRunning || run.results.has(row.line)}
                    onChange={() => toggle(row.line)}
                  />
                </td>
                <td>
                  <Select
                    {...SELECT_BASICS}
                    className="bank-rows__company"
                    aria-label={`Компания строки ${row.line}`}
                    placeholder="Выберите компанию"
                    value={row.companyId}
                    options={[...companies]}
                    disabled={run.isRunning || run.results.has(row.line)}
                    onChange={(companyId: number) => setChosen(new Map(chosen).set(row.line, companyId))}
                    notFoundContent="Совпадений не найдено"
                  />
                </td>
                <td className="bank-rows__sum">{row.amount === undefined ? '—' : formatMoney(row.amount)}</td>
                <td>{row.payedAt ? formatDate(row.payedAt) : '—'}</td>
                <td title={row.text}>
                  <Remark row={row} isDouble={doubles.has(row.line)} result={run.results.get(row.line)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {guard.question}
    </Modal>
  )
}

type RemarkProps = { row: BankRow; isDouble: boolean; result: { state: string; text: string } | undefined }

function Remark({ row, isDouble, result }: RemarkProps) {
  if (result) {
    const tone = result.state === 'done' ? 'success' : result.state === 'failed' ? 'danger' : 'info'
    return <StatusTag tone={tone}>{result.text}</StatusTag>
  }
  if (row.problem !== undefined) return <StatusTag tone="danger">{row.problem}</StatusTag>
  if (row.companyId === undefined) return <StatusTag tone="warning">Компания не узнана</StatusTag>
  if (isDouble) return <StatusTag tone="warning">{`Похожая есть в пределах ${DOUBLE_DAYS} дней`}</StatusTag>
  return null
}

const paymentOf = ({ companyId, amount, payedAt }: BankRow): NewPayment | undefined =>
  companyId !== undefined && amount !== undefined && payedAt !== undefined
    ? { companyId, amount, payedAt, methodId: BANK_TRANSFER, comment: null }
    : undefined
