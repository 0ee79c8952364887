import { Alert, type AlertProps, Button, Modal, Progress } from 'antd'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { countWithNoun, groupDigits } from '../../../domain/textFormatting'
import type { ListQuery } from '../../../lib/listQuery'
import { closeOnlyDialogProps, isSecondClick } from '../../../ui/form/dialogProps'
import { FailureAlert } from '../../../ui/form/FormAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { filterFormDirtyState } from '../filterFormDirtyState'
import {
  type ExportFormat,
  type ExportResult,
  type ExportRowCounts,
  type ListExportSource,
  MAX_EXPORT_ROWS,
} from './runListExport'
import { type ListExportState, useListExport } from './useListExport'
import './exportDialog.css'

const FORMAT_NAME: Record<ExportFormat, string> = { xlsx: 'Excel', csv: 'CSV' }

export type ExportDialogProps<Row, F> = {
  source: ListExportSource<Row, F>
  query: ListQuery<F>
  format: ExportFormat
  open: boolean
  onClose: () => void
  afterClose: () => void
}

export function ExportDialog<Row, F>(props: ExportDialogProps<Row, F>) {
  const { format, open, onClose } = props
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title={`Экспорт в ${FORMAT_NAME[format]}`}
      width={440}
      mask={{ closable: false }}
      afterClose={props.afterClose}
    >
      {open && <ExportRun {...props} />}
    </Modal>
  )
}

function ExportRun<Row, F>({ source, query, format, onClose }: ExportDialogProps<Row, F>) {
  const { state, agree, retry } = useListExport({ source, query, format })
  // True if the filter form had unapplied changes when the export started. The dialog warns that the export ignores them.
  const [isUnapplied] = useState(() => filterFormDirtyState.isDirty)
  const isOver = state.step === 'failed' || state.step === 'finished'
  const [pressed, setPressed] = useState<string>()
  const actions = { asking: { label: 'Выгрузить', run: agree }, failed: { label: 'Повторить', run: retry } }
  const action = state.step === 'asking' || state.step === 'failed' ? actions[state.step] : undefined
  const label = action?.label ?? (isOver ? undefined : pressed)
  const close = useRef<HTMLButtonElement>(null)
  // When the export ends, the pressed button is removed and the focus is lost, so focus the close button.
  useLayoutEffect(() => {
    if (isOver && document.activeElement === document.body) close.current?.focus()
  }, [isOver])
  return (
    <div className="export-dialog">
      {isUnapplied && (
        <Notice type="warning" title="Фильтр изменён, но не применён">
          Выгружается то, что показано в списке.
        </Notice>
      )}
      {source.period && <div className="export-dialog__size">{`Период: ${source.period(query)}`}</div>}
      {isOver ? (
        <Outcome state={state} />
      ) : state.step === 'asking' ? (
        <Question of={state} />
      ) : (
        <Running state={state} />
      )}
      <div className="export-dialog__buttons">
        <Button ref={close} onClick={(event) => isSecondClick(event) || onClose()}>
          {isOver ? 'Закрыть' : 'Отменить'}
        </Button>
        {label !== undefined && (
          <Button
            type="primary"
            loading={!action}
            onClick={() => {
              setPressed(label)
              action?.run()
            }}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  )
}

function Running({ state }: { state: Extract<ListExportState, { step: 'reading' | 'writing' }> }) {
  const percent = state.step === 'writing' ? 100 : Math.floor(((state.page - 1) / Math.max(state.pageCount, 1)) * 100)
  return (
    <div>
      <div className="export-dialog__step">{stepText(state)}</div>
      {state.step === 'reading' && state.total > 0 && <div className="export-dialog__size">{sizeText(state)}</div>}
      <Progress percent={percent} showInfo={false} status="active" aria-label="Ход экспорта" />
    </div>
  )
}

function Question({ of }: { of: ExportRowCounts }) {
  const isCut = of.rows < of.total
  return (
    <Notice
      type={isCut ? 'warning' : 'info'}
      title={`Найдено ${countWithNoun(of.total, 'запись', 'записи', 'записей')}, ${timeText(of.secondsLeft)}`}
    >
      {isCut && `Выгрузятся первые ${groupDigits(of.rows)}. Сузьте фильтр, чтобы получить все.`}
    </Notice>
  )
}

/** The whole text is in `title`: with a `description` antd would show a larger icon than in `FailureAlert`. */
function Notice({ type, title, children }: { type: AlertProps['type']; title: string; children: ReactNode }) {
  return (
    <Alert
      type={type}
      showIcon
      title={
        <>
          <div>{title}</div>
          <div className="export-dialog__note">{children}</div>
        </>
      }
    />
  )
}

const sizeText = ({ rows, secondsLeft }: ExportRowCounts): string =>
  [countWithNoun(rows, 'запись', 'записи', 'записей'), secondsLeft !== undefined && `осталось ${timeText(secondsLeft)}`]
    .filter(Boolean)
    .join(', ')

function timeText(seconds = 0): string {
  if (seconds < 5) return 'несколько секунд'
  if (seconds < 90) return `около ${countWithNoun(Math.ceil(seconds / 5) * 5, 'секунды', 'секунд', 'секунд')}`
  return `около ${countWithNoun(Math.ceil(seconds / 60), 'минуты', 'минут', 'минут')}`
}

function stepText(state: Extract<ListExportState, { step: 'reading' | 'writing' }>): string {
  if (state.step === 'writing') return 'Собираем файл…'
  return state.pageCount === 0 ? `Страница ${state.page}…` : `Страница ${state.page} из ${state.pageCount}`
}

function Outcome({ state }: { state: Extract<ListExportState, { step: 'failed' | 'finished' }> }) {
  if (state.step === 'failed') {
    const { message, hint } = state.failure
    const resumeText =
      state.pagesRead > 0 ? ` Прочитанное сохранено: повтор начнётся со страницы ${state.pagesRead + 1}.` : ''
    return (
      <FailureAlert
        failure={{ message: `Экспорт не удался: ${message}`, hint: `${hint ?? 'Файл не создан.'}${resumeText}` }}
      />
    )
  }
  const { result } = state
  if (result === 'empty') {
    return (
      <Notice type="info" title="Выгружать нечего">
        По этому фильтру ничего не найдено.
      </Notice>
    )
  }
  return (
    <>
      <Notice type="success" title={savedText(result)}>
        {savedHint(result)}
      </Notice>
      <UnreadableRowsAlert count={result.unreadable} noun="row" />
    </>
  )
}

const savedText = ({ rows }: Exclude<ExportResult, 'empty'>) =>
  `Файл сохранён: ${countWithNoun(rows, 'запись', 'записи', 'записей')}`

function savedHint({ fileName, rows, total, unreadable }: Exclude<ExportResult, 'empty'>) {
  return (
    <>
      <div className="export-dialog__file">{fileName}</div>
      {rows + unreadable < total && (
        <div>
          {rows === MAX_EXPORT_ROWS
            ? `Это первые ${groupDigits(rows)} из ${groupDigits(total)}: больше в один файл не выгружается, сузьте фильтр.`
            : `Список менялся во время выгрузки: на сервере сейчас ${groupDigits(total)}.`}
        </div>
      )}
    </>
  )
}
