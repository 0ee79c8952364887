import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { RejectedShift } from '../../../domain/schedules/rejectedShifts'
import type { ScheduleShift } from '../../../domain/schedules/scheduleShift'
import type { ScheduleIssue } from '../../../domain/schedules/validateWeek'
import { isShortcutPressed } from '../../../ui/shortcuts/shortcuts'
import type { CellFocusDirection } from '../cells/cellKeyboard'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import type { WeekEditor } from '../week/weekEditor'
import { parsePastedShiftRows } from './dayFormClipboard'
import { DAY_FORM_COLUMNS } from './dayFormColumns'
import { type DayFormPosition, ScheduleDayFormRow } from './ScheduleDayFormRow'
import '../../../ui/shortcuts/weekEditorShortcuts'
import './dayTable.css'

type EditableScheduleDayTableProps = {
  editor: WeekEditor
  day: number
  rows: readonly ScheduleShift[]
  verdicts: readonly ScheduleIssue[]
  refused: readonly RejectedShift[]
  names: ScheduleNameLookup
  isTried: boolean
}

/** Only the active cell renders an input, so typing is as fast in sixty rows as in one. */
export function EditableScheduleDayTable({
  editor,
  day,
  rows,
  verdicts,
  refused,
  names,
  isTried,
}: EditableScheduleDayTableProps) {
  const [active, setActive] = useState<DayFormPosition | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const activeIndex = rows.findIndex(({ key }) => key === active?.key)

  const addRow = useCallback(() => {
    const last = editor.week().days[day]?.rows.at(-1)
    const like = last ? { start: last.start, end: last.end, breakStart: last.breakStart, breakEnd: last.breakEnd } : {}
    editor.perform({ name: 'put', day, shift: { ...like, pointId: last?.pointId ?? null } })
    const added = editor.week().days[day]?.rows.at(-1)
    if (added) setActive({ key: added.key, column: last ? 'courier' : 'start' })
  }, [editor, day])

  const move = useCallback(
    (from: DayFormPosition, to: CellFocusDirection) => {
      const now = editor.week().days[day]?.rows ?? []
      const next = cellAfter(now, from, to)
      if (next) setActive(next)
      else if (to === 'down') addRow()
      else return false
      return true
    },
    [editor, day, addRow],
  )

  const onRemove = useCallback(
    (key: number) => {
      setActive(null)
      editor.perform({ name: 'remove', rows: [{ day, key }] })
      table.current?.focus({ preventScroll: true })
    },
    [editor, day],
  )

  const onPaste = (event: ClipboardEvent) => {
    const pasted = parsePastedShiftRows(event.clipboardData.getData('text/plain'), active?.column ?? 'start', names)
    if (!pasted) return
    event.preventDefault()
    editor.perform({ name: 'pasteRows', day, at: activeIndex < 0 ? rows.length : activeIndex, rows: pasted })
  }
  /** If the change removes the active row, moves the focus to the row that takes its place. */
  const changeRows = (change: () => void) => {
    change()
    const now = editor.week().days[day]?.rows ?? []
    if (!active || now.some(({ key }) => key === active.key)) return
    const next = now[Math.min(activeIndex, now.length - 1)]
    setActive(next ? { key: next.key, column: active.column } : null)
    if (!next) table.current?.focus()
  }
  const removeRow = () => {
    const row = rows[activeIndex]
    if (row && rows.length > 1) changeRows(() => editor.perform({ name: 'remove', rows: [{ day, key: row.key }] }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (isShortcutPressed('weekRemoveRow', event.nativeEvent)) removeRow()
    else if (event.code === 'KeyZ' && !event.shiftKey) changeRows(editor.undo)
    else if (event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey)) changeRows(editor.redo)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    // While the day was loading, the element around the table had the focus. Move the focus to the table.
    if (table.current?.closest('.week-content') === document.activeElement) table.current?.focus()
  }, [])
  const firstKey = rows[0]?.key
  return (
    <div className="day-table__scroll">
      <table
        ref={table}
        tabIndex={-1}
        className="day-table"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keyboard navigation between cells is a grid
        role="grid"
        aria-label="Смены дня"
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {DAY_FORM_COLUMNS.map(({ key, title }) => (
              <th key={key} scope="col" className={`day-table__${key}`}>
                {title}
              </th>
            ))}
            <th scope="col">Предупреждения</th>
            <th scope="col">
              <span className="visually-hidden">Действия</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <ScheduleDayFormRow
              key={row.key}
              row={row}
              index={index}
              day={day}
              active={active?.key === row.key ? active.column : undefined}
              isFirst={row.key === firstKey && activeIndex < 0}
              verdicts={ownOf(verdicts, ({ key }) => key === row.key)}
              refused={ownOf(refused, (one) => one.row.key === row.key)}
              isTried={isTried}
              isOnly={rows.length === 1}
              names={names}
              editor={editor}
              onActivate={setActive}
              onMove={move}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
      <Button type="dashed" icon={<PlusOutlined />} className="day-table__add" onClick={addRow}>
        Добавить строку
      </Button>
    </div>
  )
}

const NONE: readonly never[] = []

/** Returns the same array for all rows without an entry, so that these memoised rows do not render again. */
function ownOf<T>(entries: readonly T[], isOwn: (entry: T) => boolean): readonly T[] {
  const own = entries.filter(isOwn)
  return own.length === 0 ? NONE : own
}

function cellAfter(
  rows: readonly ScheduleShift[],
  { key, column }: DayFormPosition,
  move: CellFocusDirection,
): DayFormPosition | null {
  const at = rows.findIndex((row) => row.key === key)
  const place = DAY_FORM_COLUMNS.findIndex((one) => one.key === column)
  if (move === 'stay') return { key, column }
  if (move === 'up' || move === 'down') {
    const row = rows[at + (move === 'down' ? 1 : -1)]
    if (row) return { key: row.key, column }
    return move === 'up' ? { key, column } : null
  }
  const flat = at * DAY_FORM_COLUMNS.length + place + (move === 'right' ? 1 : -1)
  const row = rows[Math.floor(flat / DAY_FORM_COLUMNS.length)]
  const next = DAY_FORM_COLUMNS[((flat % DAY_FORM_COLUMNS.length) + DAY_FORM_COLUMNS.length) % DAY_FORM_COLUMNS.length]
  return row && next ? { key: row.key, column: next.key } : null
}
