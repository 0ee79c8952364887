import { Alert, Button, Modal, Progress } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { outcomeCountsText } from '../../domain/outcomeCounts'
import { bidiIsolated, countWithNoun } from '../../domain/textFormatting'
import { formatAreaChange, outlineArea } from '../../domain/zones'
import { createSameUserGuard } from '../../session/session'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../ui/form/dialogProps'
import { useDialogFocus } from '../../ui/form/useDialogFocus'
import { toast } from '../../ui/toasts'
import { useShownRef } from '../../ui/useShownRef'
import {
  applyOutlinesInBulk,
  type BulkOutlineProgress,
  findZonesChosenTwice,
  type OutlineReplacement,
} from './bulkZoneOutlines'

type BulkZoneOutlineDialogProps = {
  open: boolean
  steps: readonly OutlineReplacement[]
  onClose: () => void
  onSettled: () => void
}

/** Replaces the outlines of all chosen zones, one after the other. If the user closes the dialog, the remaining zones are not changed. */
export function BulkZoneOutlineDialog({ open, steps, onClose, onSettled }: BulkZoneOutlineDialogProps) {
  const { progress, start, stop } = useBulkApply(steps, open, onSettled)
  const decline = useRef<HTMLButtonElement>(null)
  const isRunning = progress?.isOver === false
  const isOver = progress?.isOver === true
  useDialogFocus(decline, open)
  useDialogFocus(decline, open && isOver)
  const repeated = findZonesChosenTwice(steps)
  const crossing = steps.filter(({ row }) => row.isCrossing).length
  const close = () => {
    stop()
    onClose()
  }
  return (
    <Modal
      open={open}
      title="Применить выбранные контуры?"
      width={560}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || close()}
      footer={
        <>
          <Button ref={decline} onClick={(event) => isSecondClick(event) || (isRunning ? stop : close)()}>
            {isRunning ? 'Остановить' : isOver ? 'Готово' : 'Не применять'}
          </Button>
          {!isOver && (
            <Button
              type="primary"
              loading={isRunning}
              disabled={steps.length === 0 || repeated.length > 0}
              onClick={start}
            >
              Да, применить
            </Button>
          )}
        </>
      }
    >
      <p>{steps.length === 0 ? NOTHING : REPLACED}</p>
      {repeated.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={`Выбрана в нескольких строках: ${repeated.map(bidiIsolated).join(', ')}`}
          description="Оставьте для каждой зоны одну строку."
        />
      )}
      {crossing > 0 && <Alert type="warning" showIcon title={`Контуры, которые пересекают себя: ${crossing}`} />}
      <div role="status">{progress && <ProgressText of={progress} />}</div>
      <ul className="bulk-apply" aria-label="Выбранные зоны">
        {steps.map((step) => (
          <StepLine key={step.row.key} step={step} isRunning={isRunning} />
        ))}
      </ul>
    </Modal>
  )
}

const NOTHING = 'Выберите в строках зоны, контуры которых нужно заменить. Новые зоны добавляются по одной.'
const REPLACED = 'Прежние контуры этих зон заменятся. Строки «Создать» добавляются по одной.'

function ProgressText({ of: progress }: { of: BulkOutlineProgress }) {
  if (progress.isOver) return outcomeCountsText('Применено', progress, zonesText(progress.count))
  const handled = progress.done + progress.failed + progress.unknown
  return (
    <>
      {`Обработано ${handled} из ${zonesText(progress.count)}`}
      <Progress percent={Math.round((handled / progress.count) * 100)} showInfo={false} aria-label="Ход применения" />
    </>
  )
}

const zonesText = (count: number): string => countWithNoun(count, 'зоны', 'зон', 'зон')

function StepLine({ step: { row, zone }, isRunning }: { step: OutlineReplacement; isRunning: boolean }) {
  const { applied, failure, isSaving } = useSnapshot(row)
  // Compute the change of the area only once: after the save the zone has the new outline, so the change would be zero.
  const [change] = useState(() => formatAreaChange(outlineArea(zone.polygon), outlineArea(row.polygon)))
  const result = applied ? 'применено' : isSaving ? 'отправляется…' : (failure ?? (isRunning ? 'ждёт' : undefined))
  return (
    <li>
      <strong>{bidiIsolated(zone.name)}</strong>
      <span>{`: ${change}`}</span>
      {result && <span className={failure ? 'zone-import__failure' : 'bulk-apply__result'}>{result}</span>}
    </li>
  )
}

function useBulkApply(steps: readonly OutlineReplacement[], isShown: boolean, onSettled: () => void) {
  const [progress, setProgress] = useState<BulkOutlineProgress>()
  const run = useRef<AbortController>(undefined)
  const isSeen = useShownRef(isShown)
  useEffect(() => () => run.current?.abort(), [])
  const start = () => {
    const ifSameUser = createSameUserGuard()
    const mine = new AbortController()
    run.current = mine
    void applyOutlinesInBulk(steps, mine.signal, (next) => {
      setProgress(next)
      if (!next.isOver) return
      onSettled()
      ifSameUser(() => {
        if (isSeen.current) return
        const text = `Контуры зон: ${outcomeCountsText('применено', next, zonesText(next.count))}`
        if (next.failed + next.unknown > 0) toast.failure({ message: text })
        else toast.success(text)
      })
    })
  }
  return { progress, start, stop: () => run.current?.abort() }
}
