import { Button, type GetRef, Input, Modal } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { searchPayments } from '../../../api/payments'
import type { Option } from '../../../domain/labeledOptions'
import { countWithNoun } from '../../../domain/textFormatting'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { RestoreInputAlert } from '../../../kit/form/RestoreInputAlert'
import { useLeaveGuard } from '../../../kit/form/useLeaveGuard'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../../ui/form/dialogProps'
import { useDialogFocus } from '../../../ui/form/useDialogFocus'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { BankStatementFileInput } from './BankStatementFileInput'
import { BankStatementSummary } from './BankStatementSummary'
import { BankStatementTable } from './BankStatementTable'
import {
  type BankStatementRow,
  blankOutLines,
  findDuplicateBankLines,
  isDoubtfulBankRow,
  parseBankStatement,
  toNewPayment,
} from './bankStatement'
import { useBankStatementDraft } from './useBankStatementDraft'
import { useBankStatementImport } from './useBankStatementImport'
import './bank.css'

type BankStatementDialogProps = {
  open: boolean
  companies: readonly Option<number>[]
  /** `mayHaveRecorded`: some payments may have been recorded, so reload the payment list. */
  onClose: (mayHaveRecorded: boolean) => void
  /** Runs if the import ends after the dialog was closed. */
  onAway: () => void
}

const LOSS = 'Строки, которые ещё не записаны, пропадут.'

export function BankStatementDialog({ open, companies, onClose, onAway }: BankStatementDialogProps) {
  const field = useRef<GetRef<typeof Input.TextArea>>(null)
  useDialogFocus(field, open)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [hasRun, setHasRun] = useState(false)
  const [replacement, setReplacement] = useState<string>()
  const known = useLoadedValue((signal: AbortSignal) => searchPayments({ page: 1 }, signal), [])
  const run = useBankStatementImport(open, (isOpen, doubledLines) => {
    if (!isOpen) return onAway()
    setHasRun(true)
    if (doubledLines.length === 0) return
    known.reload()
    const doubled = rows.filter(({ line }) => doubledLines.includes(line))
    setTicks((before) => new Map([...before, ...doubled.map(({ key }) => [key, false] as const)]))
  })
  const read = useMemo(() => parseBankStatement(text, companies), [text, companies])
  const rows = useMemo(
    () =>
      read.rows.map((row): BankStatementRow => {
        const companyId = chosen.get(row.key)
        if (companyId === undefined) return row
        const { companyDoubt: _, ...rest } = row
        return { ...rest, companyId }
      }),
    [read, chosen],
  )
  const doubles = useMemo(() => findDuplicateBankLines(rows, known.value?.rows ?? []), [rows, known.value])
  const isTaken = (row: BankStatementRow) => ticks.get(row.key) ?? !(doubles.has(row.line) || isDoubtfulBankRow(row))
  const drafts = rows.flatMap((row) => {
    const payment = toNewPayment(row)
    return payment && isTaken(row) && run.results.get(row.line)?.state !== 'done' ? [{ line: row.line, payment }] : []
  })
  const close = () => {
    run.stop()
    onClose(hasRun || run.results.size > 0)
  }
  const isUntouched = run.results.size === 0 && rows.some((row) => toNewPayment(row) !== undefined)
  const guard = useLeaveGuard(() => run.isRunning || drafts.length > 0 || isUntouched, {
    edited: () => drafts,
    text: LOSS,
  })
  // Identical lines of a bank statement have numbered keys. The draft omits lines whose payment is recorded, which changes these numbers,
  // so the draft stores the chosen companies by line number and not by key.
  const byLine = new Map(rows.flatMap(({ line, key }) => (chosen.has(key) ? [[line, chosen.get(key) as number]] : [])))
  const unrecorded = blankOutLines(text, (line) => run.results.get(line)?.state === 'done')
  const draft = useBankStatementDraft(unrecorded.trim() === '' ? undefined : { text: unrecorded, chosen: byLine }, {
    onStored: guard.release,
    onRestored: (draft) => {
      setText(draft.text)
      const lines = parseBankStatement(draft.text, companies).rows
      setChosen(
        new Map(
          lines.flatMap(({ line, key }) => (draft.chosen.has(line) ? [[key, draft.chosen.get(line) as number]] : [])),
        ),
      )
    },
  })
  return (
    <Modal
      open={open}
      title="Оплаты из банка"
      width={860}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || guard.leave(close)}
      footer={
        <>
          {run.isRunning && <Button onClick={run.stop}>Остановить</Button>}
          <Button onClick={() => guard.leave(close)}>Готово</Button>
          <Button
            type="primary"
            loading={run.isRunning}
            disabled={drafts.length === 0 || known.value === undefined}
            onClick={() => known.value && run.run(drafts, known.value.rows)}
          >
            {drafts.length === 0
              ? 'Записать'
              : `Записать: ${countWithNoun(drafts.length, 'оплата', 'оплаты', 'оплат')}`}
          </Button>
        </>
      }
    >
      <LoadFailureAlert of={known} />
      <UnreadableRowsAlert of={known.value?.rows} noun="recordedPayment" />
      <UnreadableRowsAlert of={companies} noun="company" />
      <RestoreInputAlert draft={draft} />
      <BankStatementFileInput
        isDisabled={run.isRunning || run.results.size > 0}
        onText={text.trim() === '' ? setText : setReplacement}
      />
      <Input.TextArea
        aria-label="Строки из банка"
        placeholder="Скопируйте строки из таблицы банка, лучше вместе с заголовками: дата, сумма, плательщик"
        ref={field}
        rows={4}
        value={text}
        disabled={run.isRunning || run.results.size > 0}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && <BankStatementSummary text={read} rows={rows} />}
      {rows.length > 0 && (
        <BankStatementTable
          rows={rows}
          companies={companies}
          doubles={doubles}
          results={run.results}
          isRunning={run.isRunning}
          isTaken={isTaken}
          onToggle={(row) => setTicks(new Map(ticks).set(row.key, !isTaken(row)))}
          onChoose={({ key, line }, companyId) => {
            setChosen(new Map(chosen).set(key, companyId))
            run.dismissResult(line)
          }}
        />
      )}
      <ConfirmDialog
        open={replacement !== undefined}
        title="Заменить введённые строки?"
        confirmText="Да, заменить"
        cancelText="Не заменять"
        action={async () => setText(replacement ?? '')}
        onDone={() => setReplacement(undefined)}
        onClose={() => setReplacement(undefined)}
      >
        {LOSS}
      </ConfirmDialog>
      {guard.question}
    </Modal>
  )
}
