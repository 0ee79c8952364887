import { SwapOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ClipboardEvent, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { shiftCoverageByHour } from '../../../domain/schedules/coverage'
import type { ScheduleShift } from '../../../domain/schedules/scheduleShift'
import type { IssueTone, ScheduleIssue } from '../../../domain/schedules/validateWeek'
import { dayAndMonth } from '../../../domain/schedules/weekDates'
import { groupBy } from '../../../lib/groupBy'
import { isWeekend, shortWeekdayName, weekdayName } from '../../../lib/weekdays'
import type { ShortcutId } from '../../../ui/shortcuts/shortcuts'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import type { WeekEditor } from '../week/weekEditor'
import { useDraftWeek } from '../week/weekEditorHooks'
import { ShiftDragLayer } from './drag/ShiftDragLayer'
import { gridSelectionBounds } from './gridActions'
import { handleWeekGridKey } from './gridKeyboard'
import {
  findCellShifts,
  isPointGridRow,
  pointWeekPlans,
  sumWeekGridRowShifts,
  type WeekGridGrouping,
  weekGridRowKey,
} from './gridModel'
import { ScheduleIssueList } from './ScheduleIssueList'
import { ShiftCoverageStrip } from './ShiftCoverageStrip'
import { useWeekGrid } from './useWeekGrid'
import { useWeekGridVirtualization, WEEK_GRID_ROW_HEIGHT } from './useWeekGridVirtualization'
import { WeekGridRowView, weekGridCellId } from './WeekGridRowView'
import './weekGrid.css'

type WeekGridProps = {
  editor: WeekEditor
  names: ScheduleNameLookup
  verdicts: readonly ScheduleIssue[]
  rowsBy: WeekGridGrouping
  isReadOnly: boolean
  /** Minutes of work in the previous week, by courier; undefined until loaded. */
  minutesBefore: ReadonlyMap<number, number> | undefined
  /** Id of the dispatch point whose number of couriers by hour is shown; undefined shows the number for all points together. */
  pointId: number | undefined
  demand: readonly (readonly number[])[] | undefined
  onSave: () => void
  onRepair: (day: number, courierId: number | null) => void
}

/** Table of the whole week. It edits the same draft as the form of a single day (design of the week grid). */
export function WeekGrid(props: WeekGridProps) {
  const { editor, names, verdicts, rowsBy, isReadOnly, minutesBefore, pointId, demand, onSave, onRepair } = props
  const week = useDraftWeek(editor)
  const { isBlocked } = names
  const grid = useWeekGrid({ editor, names, verdicts, rowsBy, isReadOnly })
  const { rows, marked, edit, announcement } = grid
  const { cursor } = marked
  const area = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const isOpen = edit !== undefined
  const { first, last, reveal } = useWeekGridVirtualization(area, rows.length, isOpen ? cursor.row : undefined)
  const found = useMemo(() => groupBy(verdicts, ({ key }) => key), [verdicts])
  const { before } = useSyncExternalStore(editor.subscribe, editor.around)
  const cover = useMemo(() => shiftCoverageByHour(week.days, { before, pointId }), [week, before, pointId])
  const mostCover = Math.max(1, ...cover.flat())
  const plans = useMemo(() => (rowsBy === 'points' ? pointWeekPlans(week) : undefined), [rowsBy, week])
  useEffect(() => reveal(cursor.row), [reveal, cursor.row])
  useEffect(() => {
    if (edit) reveal(cursor.row)
  }, [reveal, cursor.row, edit])
  useEffect(() => {
    // When a cell is closed, its input is unmounted, so the focus must return to the table.
    if (!isOpen && document.activeElement === document.body) table.current?.focus({ preventScroll: true })
  }, [isOpen])

  const courier = rows[cursor.row]
  const press = (id: ShortcutId) => {
    if (id === 'weekSave') onSave()
    else if (id === 'weekRepair') onRepair(cursor.day, courier?.courierId ?? null)
    else grid.press(id)
  }
  const box = gridSelectionBounds(marked)
  const verdictsOf = (shifts: readonly ScheduleShift[]) => shifts.flatMap(({ key }) => found.get(key) ?? [])
  const cellShifts = courier ? findCellShifts(week, cursor.day, courier) : []
  const here = verdictsOf(cellShifts)
  const onCopy = (event: ClipboardEvent, isCut: boolean) => {
    if (isOpen) return
    event.clipboardData.setData('text/plain', grid.copy(isCut && !isReadOnly))
    event.preventDefault()
    reveal(cursor.row)
  }
  return (
    <>
      <ScheduleIssueList
        issues={verdicts}
        week={week}
        names={names}
        onSelect={(issue) => {
          grid.showIssue(issue)
          table.current?.focus({ preventScroll: true })
        }}
      />
      <div ref={area} className="week-grid">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keyboard navigation between cells is a grid
          role="grid"
          aria-label={rowsBy === 'points' ? 'Неделя по точкам' : 'Неделя по курьерам'}
          aria-rowcount={rows.length + 1}
          aria-multiselectable
          aria-readonly={isReadOnly}
          aria-activedescendant={rows.length > 0 ? weekGridCellId(cursor.row, cursor.day) : undefined}
          tabIndex={0}
          className="week-grid__table"
          onKeyDown={(event) => {
            handleWeekGridKey(event, grid, press)
            if (event.isDefaultPrevented()) reveal(cursor.row)
          }}
          onCopy={(event) => onCopy(event, false)}
          onCut={(event) => onCopy(event, true)}
          onPaste={(event) => {
            if (isOpen) return
            event.preventDefault()
            grid.paste(event.clipboardData.getData('text/plain'))
            reveal(cursor.row)
          }}
          onPointerDown={(event) => {
            const at = placeOf(event.target)
            if (!at || (event.target as Element).closest('input')) return
            event.preventDefault()
            table.current?.focus({ preventScroll: true })
            grid.place(at, event.shiftKey)
          }}
          onDoubleClick={(event) => placeOf(event.target) && grid.open()}
        >
          <thead className="week-grid__head">
            <tr aria-rowindex={1}>
              <th scope="col" className="week-grid__name">
                {rowsBy === 'points' ? 'Точка, курьер' : 'Курьер'}
              </th>
              {week.days.map(({ date }, day) => (
                <th
                  key={date}
                  scope="col"
                  className={`week-grid__day${isWeekend(date) ? ' week-grid__day--weekend' : ''}`}
                  title={weekdayName(date)}
                >
                  {shortWeekdayName(date)} <span className="week-grid__date">{dayAndMonth(date)}</span>
                  <ShiftCoverageStrip hours={cover[day] ?? []} most={mostCover} demand={demand?.[day]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first > 0 && <tr aria-hidden style={{ height: first * WEEK_GRID_ROW_HEIGHT }} />}
            {rows.slice(first, last).map((row, offset) => {
              const index = first + offset
              const isHere = index === cursor.row
              const cells = week.days.map((_, day) => findCellShifts(week, day, row))
              const plan = isPointGridRow(row) ? plans?.get(row.pointId ?? null) : undefined
              return (
                <WeekGridRowView
                  key={weekGridRowKey(row)}
                  row={row}
                  index={index}
                  cells={cells}
                  sums={plan ?? sumWeekGridRowShifts(cells)}
                  plan={plan?.days}
                  tones={cells.map((shifts) => worstTone(verdictsOf(shifts)))}
                  minutesBefore={
                    row.courierId === null || rowsBy === 'points'
                      ? undefined
                      : minutesBefore && (minutesBefore.get(row.courierId) ?? 0)
                  }
                  cursorDay={isHere ? cursor.day : undefined}
                  marked={index >= box.top && index <= box.bottom ? [box.left, box.right] : undefined}
                  edit={isHere ? edit : undefined}
                  onText={grid.onText}
                  onChoice={grid.onChoice}
                  onMove={grid.onMove}
                  onRestore={grid.onRestore}
                />
              )
            })}
            {last < rows.length && <tr aria-hidden style={{ height: (rows.length - last) * WEEK_GRID_ROW_HEIGHT }} />}
          </tbody>
        </table>
      </div>
      <ShiftDragLayer {...{ area, editor, rows, isReadOnly, isBlocked }} placeAt={placeOf} onDrop={grid.drop} />
      <div className="week-grid__status">
        <span aria-live="polite" className="week-grid__said">
          {announcement}
        </span>
        {!isReadOnly && courier && courier.courierId !== null && cellShifts.length > 0 && (
          <Button
            size="small"
            icon={<SwapOutlined />}
            title="Курьер не выйдет: кто может взять его смены этого дня (R)"
            onClick={() => onRepair(cursor.day, courier.courierId)}
          >
            Подобрать замену
          </Button>
        )}
        <span className="week-grid__here">
          {here.map(({ kind, tone, text }) => (
            <span key={`${kind}${text}`} className={`verdict verdict--${tone}`}>
              {text}
            </span>
          ))}
        </span>
      </div>
    </>
  )
}

const worstTone = (verdicts: readonly ScheduleIssue[]): IssueTone | undefined =>
  verdicts.find(({ tone }) => tone === 'red')?.tone ?? verdicts[0]?.tone

function placeOf(target: EventTarget) {
  const cell = (target as Element).closest<HTMLElement>('[data-day]')
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), day: Number(cell.dataset.day) } : undefined
}
