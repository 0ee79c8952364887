import { memo } from 'react'
import type { Option } from '../../../domain/labeledOptions'
import { DAY_MINUTES, type ScheduleShift, shiftEndMinute } from '../../../domain/schedules/scheduleShift'
import { shiftText, shortTimeRangeText } from '../../../domain/schedules/timeText'
import { type IssueTone, minutesToHoursText } from '../../../domain/schedules/validateWeek'
import { countWithNoun } from '../../../domain/textFormatting'
import { deepEqual } from '../../../lib/deepEqual'
import { CourierTypeIcon } from '../../../ui/CourierTypeIcon'
import { ChoiceCellEditor } from '../cells/ChoiceCellEditor'
import type { CellFocusDirection } from '../cells/cellKeyboard'
import { TextCellEditor } from '../cells/TextCellEditor'
import { isPointGridRow, type PointWeekPlan, type ScheduleShiftSums, type WeekGridRow } from './gridModel'

export type WeekGridCellEdit =
  | { kind: 'text'; text: string; typed: string | undefined; refusals: number }
  | { kind: 'point' | 'courier'; value: number | null; text: string | undefined; options: readonly Option<number>[] }

type CellActions = {
  onText: (text: string) => boolean
  onChoice: (choice: number | string | null) => void
  onMove: (move: CellFocusDirection) => void
  onRestore: () => void
}

type WeekGridRowViewProps = CellActions & {
  row: WeekGridRow
  index: number
  cells: readonly (readonly ScheduleShift[])[]
  sums: ScheduleShiftSums
  /** Number of couriers and minutes of work per day at a dispatch point; undefined in the row of a courier. */
  plan: PointWeekPlan['days'] | undefined
  tones: readonly (IssueTone | undefined)[]
  /** The courier's minutes of work in the previous week; undefined if unknown. */
  minutesBefore: number | undefined
  cursorDay: number | undefined
  marked: readonly [number, number] | undefined
  edit: WeekGridCellEdit | undefined
}

export const weekGridCellId = (row: number, day: number): string => `week-cell-${row}-${day}`

export const WeekGridRowView = memo(function WeekGridRowView(props: WeekGridRowViewProps) {
  const { row, index, cells, tones, cursorDay, marked, minutesBefore, plan } = props
  const { minutes, shifts } = props.sums
  const difference = minutesBefore === undefined ? undefined : minutes - minutesBefore
  return (
    <tr
      aria-rowindex={index + 2}
      className={isPointGridRow(row) ? 'week-grid__row week-grid__row--point' : 'week-grid__row'}
      data-row={index}
    >
      <th scope="row" className="week-grid__name">
        <span className="week-grid__courier">
          {row.courierId !== null && <CourierTypeIcon type={row.courierTypeId} />}
          <span className="week-grid__fio" title={row.title}>
            {row.title}
          </span>
          <span className="week-grid__sums">
            {shifts > 0 && <span>{`${minutesToHoursText(minutes)} · ${shifts}`}</span>}
            {difference !== undefined && difference !== 0 && (
              <span className="week-grid__difference" title="К прошлой неделе">
                {difference > 0 ? ' +' : ' '}
                {minutesToHoursText(difference)}
              </span>
            )}
          </span>
        </span>
      </th>
      {cells.map((shifts, day) => (
        <GridCell
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their order
          key={day}
          {...props}
          day={day}
          shifts={shifts}
          tone={tones[day]}
          note={plan?.[day]}
          isCursor={cursorDay === day}
          isMarked={marked !== undefined && day >= marked[0] && day <= marked[1]}
        />
      ))}
    </tr>
  )
}, isSameRow)

function isSameRow(a: WeekGridRowViewProps, b: WeekGridRowViewProps): boolean {
  return (
    a.row === b.row &&
    a.index === b.index &&
    a.cursorDay === b.cursorDay &&
    a.marked?.[0] === b.marked?.[0] &&
    a.marked?.[1] === b.marked?.[1] &&
    a.edit === b.edit &&
    a.sums.minutes === b.sums.minutes &&
    a.sums.shifts === b.sums.shifts &&
    deepEqual(a.plan, b.plan) &&
    a.minutesBefore === b.minutesBefore &&
    a.tones.every((tone, day) => tone === b.tones[day]) &&
    a.cells.every((cell, day) => isSameCell(cell, b.cells[day] ?? []))
  )
}

/**
 * Compares the shifts instead of the arrays: each change of a day creates a new array, but unchanged shifts remain the
 * same objects.
 */
const isSameCell = (a: readonly ScheduleShift[], b: readonly ScheduleShift[]): boolean =>
  a === b || (a.length === b.length && a.every((shift, index) => shift === b[index]))

type GridCellProps = WeekGridRowViewProps & {
  day: number
  shifts: readonly ScheduleShift[]
  tone: IssueTone | undefined
  note: PointWeekPlan['days'][number] | undefined
  isCursor: boolean
  isMarked: boolean
}

function GridCell({ index, day, shifts, tone, note, isCursor, isMarked, edit, ...actions }: GridCellProps) {
  const className = [
    'week-grid__cell',
    tone ? `week-grid__cell--${tone}` : '',
    isCursor ? 'week-grid__cell--cursor' : '',
    isMarked ? 'week-grid__cell--marked' : '',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
    <td
      id={weekGridCellId(index, day)}
      className={className}
      data-day={day}
      aria-selected={isMarked}
      aria-colindex={day + 2}
      aria-invalid={tone === 'red' || undefined}
    >
      {isCursor && edit ? <CellEditor edit={edit} {...actions} /> : <Shifts shifts={shifts} />}
      {note && note.couriers > 0 && !(isCursor && edit) && (
        <span className="week-grid__note">
          {countWithNoun(note.couriers, 'курьер', 'курьера', 'курьеров')}, {minutesToHoursText(note.minutes)}
        </span>
      )}
    </td>
  )
}

type CellEditorProps = CellActions & { edit: WeekGridCellEdit }

function CellEditor({ edit, onText, onChoice, onMove, onRestore }: CellEditorProps) {
  if (edit.kind === 'text') {
    return (
      <>
        <TextCellEditor
          // When the user commits an invalid text, `key` changes. React then mounts a new input that takes the focus.
          key={edit.refusals}
          label="Смена"
          text={edit.text}
          typed={edit.typed}
          isInvalid={edit.refusals > 0}
          onCommit={onText}
          onMove={onMove}
          onRestore={onRestore}
        />
        {edit.refusals > 0 && (
          <span className="week-grid__refused" role="alert">
            Время не распознано
          </span>
        )}
      </>
    )
  }
  return (
    <ChoiceCellEditor
      label={edit.kind === 'point' ? 'Отправная точка' : 'Курьер'}
      value={edit.value}
      options={edit.options}
      text={edit.text}
      isInvalid={edit.text !== undefined}
      onCommit={onChoice}
      onMove={onMove}
      onRestore={onRestore}
    />
  )
}

function Shifts({ shifts }: { shifts: readonly ScheduleShift[] }) {
  if (shifts.length === 0) return null
  return (
    <>
      <span className="week-grid__text" title={shifts.map(shiftText).join(', ')}>
        {shifts.map((shift) => shortTimeRangeText(shift) || '…').join(', ')}
      </span>
      <span className="week-grid__strip" aria-hidden>
        {shifts.map((shift) => (
          <span key={shift.key} className="week-grid__bar" style={barStyle(shift)} />
        ))}
      </span>
    </>
  )
}

function barStyle({ start, end }: ScheduleShift): React.CSSProperties {
  const from = Math.min(start ?? 0, DAY_MINUTES)
  const to = Math.min(start === null || end === null ? (end ?? from) : shiftEndMinute(start, end), DAY_MINUTES)
  return { left: `${(from / DAY_MINUTES) * 100}%`, width: `${(Math.max(to - from, 15) / DAY_MINUTES) * 100}%` }
}
