import { Alert, Button, Modal, Radio } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import type { EditConflictSide } from '../../../domain/schedules/mergeDraftDay'
import type { ScheduleShift } from '../../../domain/schedules/scheduleShift'
import { timeRangeText } from '../../../domain/schedules/timeText'
import { daysWithErrors } from '../../../domain/schedules/validateWeek'
import { useMutation } from '../../../kit/form/useMutation'
import { failureText } from '../../../lib/failure'
import { weekdayName } from '../../../lib/weekdays'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../../ui/form/dialogProps'
import { useDialogFocus, useFocusAfterDialog } from '../../../ui/form/useDialogFocus'
import { type ScheduleDayConflict, type ScheduleDaySaveResult, scheduleDaysToRetry } from './saveScheduleDays'
import type { ScheduleNameLookup } from './scheduleNameLookup'
import type { WeekSaver } from './useWeekSaver'
import type { WeekEditor } from './weekEditor'
import { useChangedDays, useScheduleIssues } from './weekEditorHooks'

type Props = {
  saver: WeekSaver
  editor: WeekEditor
  names: ScheduleNameLookup
  /**
   * Index of the open day; undefined in the week view. In the week view the conflict dialogs of all days open by themselves. In the view of
   * a day, only the dialog of this day opens by itself; the user opens those of other days with buttons in the list of save results.
   */
  day?: number
  saveButton: RefObject<HTMLButtonElement | null>
}

const WORDS = {
  waiting: 'ждёт',
  saving: 'сохраняется…',
  saved: '✓ сохранено',
  conflict: '✗ изменено коллегой',
  unsent: 'не отправлено',
} as const

function resultText(result: ScheduleDaySaveResult): string {
  if (result.status !== 'failed') return WORDS[result.status]
  const text = failureText(result.failure)
  return result.failure.outcome === 'unknown' ? `? ${text}` : `✗ не сохранено. ${text}`
}

export function WeekSaveResults({ saver, editor, names, day, saveButton }: Props) {
  const { results, isSaving } = saver
  const [openedDay, setOpenedDay] = useState<number>()
  const conflicts = results.filter((result) => result.status === 'conflict')
  const conflict = conflicts.find((result) => day === undefined || result.day === day || result.day === openedDay)
  const failed = results.filter(({ status }) => status === 'failed')
  const isAsking = conflict !== undefined && !isSaving
  useFocusAfterDialog(saveButton, isAsking)
  // The mutation is in this component, because `RetryButton` unmounts while the days are saved.
  const { run } = useMutation(day)
  if (results.length === 0) return null
  const dayName = (day: number) => weekdayName(editor.week().days[day]?.date ?? '1970-01-01')
  return (
    <>
      <Alert
        className="save-results"
        type={failed.length > 0 ? 'error' : 'info'}
        title={
          <ul className="save-results__days" aria-label="Сохранение по дням" aria-live="polite">
            {results.map((result) => (
              <li key={result.day}>
                <span>{`${dayName(result.day)}: ${resultText(result)}`}</span>
                {result.status === 'conflict' && result !== conflict && !isSaving && (
                  <Button type="link" size="small" onClick={() => setOpenedDay(result.day)}>
                    Выбрать, чьи смены оставить
                  </Button>
                )}
              </li>
            ))}
          </ul>
        }
        action={
          failed.length > 0 && !isSaving ? (
            <RetryButton
              saver={saver}
              editor={editor}
              names={names}
              onRetry={(days) => void run(() => saver.save(days))}
            />
          ) : undefined
        }
      />
      {isAsking && (
        <ConflictDialog
          key={conflict.day}
          dayName={dayName(conflict.day)}
          conflict={conflict}
          names={names}
          saver={saver}
        />
      )}
    </>
  )
}

type RetryProps = Pick<Props, 'saver' | 'editor' | 'names'> & { onRetry: (days: readonly number[]) => void }

function RetryButton({ saver, editor, names, onRetry }: RetryProps) {
  const changed = useChangedDays(editor)
  const blocked = daysWithErrors(useScheduleIssues(editor, names))
  const days = scheduleDaysToRetry(saver.results, changed, blocked)
  return (
    <Button disabled={days.length === 0} onClick={() => onRetry(days)}>
      Повторить
    </Button>
  )
}

type ConflictProps = Pick<Props, 'saver' | 'names'> & { dayName: string; conflict: ScheduleDayConflict }

/**
 * Opens if a colleague has changed shifts of the day since the edit began. For each courier concerned, the user chooses between the
 * colleague's shifts and the user's own.
 */
function ConflictDialog({ dayName, conflict, names, saver }: ConflictProps) {
  const { day, conflicts } = conflict
  const [sides, setSides] = useState(
    () =>
      new Map<number | null, EditConflictSide>(
        conflicts.map(({ courierId, isMineChanged }) => [courierId, isMineChanged ? 'mine' : 'theirs']),
      ),
  )
  const close = () => saver.forget(day)
  const back = useRef<HTMLButtonElement>(null)
  useDialogFocus(back, true)
  return (
    <Modal
      open
      title={`${dayName}: день изменён коллегой`}
      width={560}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || close()}
      footer={
        <>
          <Button onClick={close} ref={back}>
            Отмена
          </Button>
          <Button type="primary" onClick={() => saver.resolve(conflict, (courierId) => sides.get(courierId) ?? 'mine')}>
            Применить выбор
          </Button>
        </>
      }
    >
      <p>
        Пока вы редактировали день, его сохранил другой сотрудник. Выберите, чьи смены оставить, и сохраните ещё раз.
      </p>
      {conflicts.map(({ courierId, before, mine, theirs }) => {
        const { fio } = names.courier(courierId)
        return (
          <fieldset key={courierId} className="conflict">
            <legend>{fio}</legend>
            <p className="conflict__before">Было: {rowsText(before, names)}</p>
            <Radio.Group
              vertical
              value={sides.get(courierId)}
              onChange={(event) => setSides(new Map(sides).set(courierId, event.target.value as EditConflictSide))}
              options={[
                { value: 'mine', label: `Мои: ${rowsText(mine, names)}` },
                { value: 'theirs', label: `Коллеги: ${rowsText(theirs, names)}` },
              ]}
            />
          </fieldset>
        )
      })}
    </Modal>
  )
}

const rowsText = (rows: readonly ScheduleShift[], names: ScheduleNameLookup): string =>
  rows.length === 0 ? 'смен нет' : rows.map((row) => rowText(row, names)).join('; ')

function rowText(row: ScheduleShift, names: ScheduleNameLookup): string {
  const pause = timeRangeText({ start: row.breakStart, end: row.breakEnd })
  return [timeRangeText(row), pause && `перерыв ${pause}`, names.point(row.pointId)].filter(Boolean).join(', ')
}
