import { Alert, Button, Modal, Progress } from 'antd'
import { counted, groupDigits } from '../../../domain/text'
import type { Query } from '../../../lib/address'
import { DIALOG_CLOSE } from '../../form/dialogClose'
import { FailureAlert } from '../../form/FormAlert'
import type { ExportFormat, ExportResult, ExportSource } from './runExport'
import { type ExportState, useExport } from './useExport'
import './exportDialog.css'

const FORMAT_NAME: Record<ExportFormat, string> = { xlsx: 'Excel', csv: 'CSV' }

export type ExportDialogProps<Row, F> = {
  source: ExportSource<Row, F>
  query: Query<F>
  format: ExportFormat
  open: boolean
  /** Also cancels what is under way. */
  onClose: () => void
  afterClose: () => void
}

/** One export from its first page to the saved file: how far it is, what came of it, another try. */
export function ExportDialog<Row, F>(props: ExportDialogProps<Row, F>) {
  const { format, open, onClose } = props
  return (
    <Modal
      open={open}
      title={`Экспорт в ${FORMAT_NAME[format]}`}
      width={440}
      footer={null}
      closable={DIALOG_CLOSE}
      mask={{ closable: false }}
      onCancel={onClose}
      afterClose={props.afterClose}
    >
      {open && <ExportRun {...props} />}
    </Modal>
  )
}

function ExportRun<Row, F>({ source, query, format, onClose }: ExportDialogProps<Row, F>) {
  const { state, retry } = useExport({ source, query, format })
  const isRunning = state.step === 'reading' || state.step === 'writing'
  return (
    <div className="export-dialog">
      {isRunning ? <Running state={state} /> : <Outcome state={state} />}
      <div className="export-dialog__buttons">
        <Button onClick={onClose}>{isRunning ? 'Отменить' : 'Закрыть'}</Button>
        {state.step === 'failed' && (
          <Button type="primary" onClick={retry}>
            Повторить
          </Button>
        )}
      </div>
    </div>
  )
}

function Running({ state }: { state: Extract<ExportState, { step: 'reading' | 'writing' }> }) {
  const percent = state.step === 'writing' ? 100 : Math.floor(((state.page - 1) / Math.max(state.pageCount, 1)) * 100)
  return (
    <div>
      <div className="export-dialog__step">{stepText(state)}</div>
      <Progress percent={percent} showInfo={false} status="active" aria-label="Ход экспорта" />
    </div>
  )
}

function stepText(state: Extract<ExportState, { step: 'reading' | 'writing' }>): string {
  if (state.step === 'writing') return 'Собираем файл…'
  return state.pageCount === 0 ? `Страница ${state.page}…` : `Страница ${state.page} из ${state.pageCount}`
}

function Outcome({ state }: { state: Extract<ExportState, { step: 'failed' | 'finished' }> }) {
  if (state.step === 'failed') {
    const { message, hint } = state.failure
    return <FailureAlert failure={{ message: `Экспорт не удался: ${message}`, hint: hint ?? 'Файл не создан.' }} />
  }
  const { result } = state
  if (result === 'empty') {
    return <Alert type="info" showIcon title="Выгружать нечего" description="По этому фильтру ничего не найдено." />
  }
  return <Alert type="success" showIcon title={savedText(result)} description={savedHint(result)} />
}

const savedText = ({ rows }: Exclude<ExportResult, 'empty'>) =>
  `Файл сохранён: ${counted(rows, 'запись', 'записи', 'записей')}`

function savedHint({ fileName, rows, total }: Exclude<ExportResult, 'empty'>) {
  return (
    <>
      <div className="export-dialog__file">{fileName}</div>
      {rows < total && <div>{`Список менялся во время выгрузки: на сервере сейчас ${groupDigits(total)}.`}</div>}
    </>
  )
}
