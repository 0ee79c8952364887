import { RedoOutlined, SaveOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { rejectionIssues } from '../../../domain/schedules/rejectedShifts'
import { daysWithErrors } from '../../../domain/schedules/validateWeek'
import { countWithNoun } from '../../../domain/textFormatting'
import { useMutation } from '../../../kit/form/useMutation'
import { shortWeekdayName } from '../../../lib/weekdays'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { createOrderDemandStore } from '../demand/orderDemandStore'
import { PrintWeekButton } from '../print/PrintWeekButton'
import { CopiedWeekProblemsDialog } from '../repair/CopiedWeekProblemsDialog'
import { loadPreviousWeekMinutes } from '../week/loadWeek'
import { rejectedShiftsOfDay } from '../week/saveScheduleDays'
import type { WeekScreenState } from '../week/useWeekScreen'
import { WeekSaveResults } from '../week/WeekSaveResults'
import type { WeekEditor } from '../week/weekEditor'
import { useChangedDays, useDraftWeek, useScheduleIssues } from '../week/weekEditorHooks'
import type { WeekGridGrouping } from './gridModel'
import { ShiftCoverageToolbar } from './ShiftCoverageToolbar'
import { WeekGrid } from './WeekGrid'

const ROWS_BY = [
  { value: 'couriers', label: 'Курьеры' },
  { value: 'points', label: 'Точки' },
] as const satisfies { value: WeekGridGrouping; label: string }[]

/** `editor` contains the draft or the published version of the week. */
export function WeekScheduleBoard({ state, editor }: { state: WeekScreenState; editor: WeekEditor }) {
  const { schedule, names, couriers, saver, around, address, isDraftView } = state
  const isReadOnly = !isDraftView || !state.mayEdit
  // The problems of a copy and the couriers for a replacement depend on the courier dictionary.
  const isCopied = address.isCopied && couriers.value !== undefined
  const replaced =
    couriers.value && address.replaced !== undefined
      ? { day: state.dates.indexOf(state.date), courierId: address.replaced }
      : undefined
  const week = useDraftWeek(editor)
  const verdicts = useScheduleIssues(editor, names)
  const changed = useChangedDays(editor)
  const minutesBefore = useLoadedValue(
    (_id: number, signal) => loadPreviousWeekMinutes(schedule, signal),
    [schedule.id],
  )
  const [rowsBy, setRowsBy] = useState<WeekGridGrouping>('couriers')
  const [pointId, setPointId] = useState<number>()
  const [demand] = useState(createOrderDemandStore)
  const { byDay, unreadable: unreadableOrders } = useSnapshot(demand.state)
  useEffect(() => demand.stop, [demand])
  const [repaired, setRepaired] = useState<{ day: number; courierId: number | null }>()
  const blocked = useMemo(() => daysWithErrors(verdicts), [verdicts])
  const [savable, kept] = [changed.filter((day) => !blocked.has(day)), changed.filter((day) => blocked.has(day))]
  const dayNames = (days: readonly number[]) =>
    days.map((day) => shortWeekdayName(week.days[day]?.date ?? '')).join(', ')
  const { results } = saver
  const shownVerdicts = useMemo(() => {
    const refused = week.days.flatMap(({ rows }, day) => rejectionIssues(day, rejectedShiftsOfDay(results, day, rows)))
    return refused.length === 0 ? verdicts : [...verdicts, ...refused]
  }, [verdicts, results, week])
  const red = verdicts.filter(({ tone }) => tone === 'red').length

  const { run } = useMutation()
  const save = () => {
    if (isReadOnly || savable.length === 0) return
    const text = `Сохранено: ${dayNames(savable)}`
    void run(() => saver.save(savable), { success: (isSaved) => (isSaved ? text : undefined) })
  }
  const saveButton = useRef<HTMLButtonElement>(null)
  // The keyboard shortcut for saving also commits the text of an open cell. Save in an effect, because the cell's day counts as changed
  // only after the next render.
  const [saveRequests, setSaveRequests] = useState(0)
  const saveRequested = useEffectEvent(save)
  useEffect(() => {
    if (saveRequests > 0) saveRequested()
  }, [saveRequests])
  const printed = { schedule, week, names, isPublishedView: !isDraftView }
  return (
    <div className="week-board">
      <div className="week-board__bar">
        <Segmented<WeekGridGrouping> options={ROWS_BY} value={rowsBy} onChange={setRowsBy} aria-label="Строки" />
        <span className="week-board__counts">
          <span className={red > 0 ? 'verdict verdict--red' : 'verdict'}>
            {countWithNoun(red, 'ошибка', 'ошибки', 'ошибок')}
          </span>
          <span className="verdict verdict--yellow">
            {countWithNoun(verdicts.length - red, 'предупреждение', 'предупреждения', 'предупреждений')}
          </span>
        </span>
        {!isReadOnly && (
          <>
            <Button
              type="text"
              icon={<UndoOutlined />}
              aria-label="Отменить шаг"
              title="Отменить шаг (Ctrl+Z)"
              disabled={!editor.canUndo()}
              onClick={editor.undo}
            />
            <Button
              type="text"
              icon={<RedoOutlined />}
              aria-label="Вернуть шаг"
              title="Вернуть шаг (Ctrl+Y)"
              disabled={!editor.canRedo()}
              onClick={editor.redo}
            />
          </>
        )}
        <ShiftCoverageToolbar
          names={names}
          pointId={pointId}
          onPoint={setPointId}
          demand={demand}
          schedule={schedule}
        />
        <PrintWeekButton {...printed} hasUnsaved={changed.length > 0} unreadable={editor.unreadable} />
        <span className="week-header__space" />
        {kept.length > 0 && <span className="week-board__kept">Не сохранить, пока есть ошибки: {dayNames(kept)}</span>}
        {changed.length > 0 && (
          <>
            <Button disabled={saver.isSaving} onClick={state.discard}>
              Отменить изменения
            </Button>
            <Button
              ref={saveButton}
              className="week-board__save"
              type="primary"
              icon={<SaveOutlined />}
              loading={saver.isSaving}
              disabled={savable.length === 0}
              title={`${dayNames(savable)} (Ctrl+Enter)`}
              onClick={save}
            >
              {savable.length > 0 ? `Сохранить: ${dayNames(savable)}` : 'Сохранить'}
            </Button>
          </>
        )}
      </div>
      <UnreadableRowsAlert count={editor.unreadable} noun="shift" />
      <UnreadableRowsAlert count={unreadableOrders} noun="order" />
      <LoadFailureAlert of={minutesBefore} title="Часы прошлой недели не загрузились: разница с ними не показана" />
      <WeekSaveResults saver={saver} editor={editor} names={names} saveButton={saveButton} />
      <WeekGrid
        key={rowsBy}
        editor={editor}
        names={names}
        verdicts={shownVerdicts}
        rowsBy={rowsBy}
        isReadOnly={isReadOnly}
        minutesBefore={minutesBefore.value ?? undefined}
        pointId={pointId}
        demand={pointId === undefined ? byDay : undefined}
        onSave={() => setSaveRequests((count) => count + 1)}
        onRepair={(day, courierId) => !isReadOnly && setRepaired({ day, courierId })}
      />
      {!isReadOnly && (
        <CopiedWeekProblemsDialog
          open={isCopied || (repaired ?? replaced) !== undefined}
          only={repaired ?? replaced}
          editor={editor}
          names={names}
          verdicts={verdicts}
          around={around}
          onClose={() => {
            setRepaired(undefined)
            if (isCopied || replaced) address.set({ view: 'week', copied: undefined, replaced: undefined })
          }}
        />
      )}
    </div>
  )
}
