import { useRef, useState } from 'react'
import { createPointOrCourierCommand } from '../../../domain/schedules/createPointOrCourierCommand'
import type { ScheduleEditCommand } from '../../../domain/schedules/scheduleEditCommand'
import { shiftText } from '../../../domain/schedules/timeText'
import type { ScheduleIssue } from '../../../domain/schedules/validateWeek'
import { bidiIsolated, countWithNoun } from '../../../domain/textFormatting'
import type { ShortcutId } from '../../../ui/shortcuts/shortcuts'
import type { CellFocusDirection } from '../cells/cellKeyboard'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import type { WeekEditor } from '../week/weekEditor'
import { useDraftWeek } from '../week/weekEditorHooks'
import { describeScheduleCommands } from './describeScheduleCommands'
import {
  gridShortcutCommands,
  movedRowKey,
  parseCellCommands,
  SHORTCUT_MOVES,
  selectedCellShifts,
  selectedShiftIds,
  type WeekGridActionState,
  type WeekGridSelection,
} from './gridActions'
import { type CopiedRange, copiedRangeFromText, copiedRangeToText } from './gridClipboard'
import {
  findCellShifts,
  mostFrequentPoint,
  type WeekGridGrouping,
  type WeekGridPosition,
  weekGridRowKey,
} from './gridModel'
import { useGridRows } from './useGridRows'
import type { WeekGridCellEdit } from './WeekGridRowView'

export type WeekGridState = ReturnType<typeof useWeekGrid>

type GridOptions = {
  editor: WeekEditor
  names: ScheduleNameLookup
  verdicts: readonly ScheduleIssue[]
  rowsBy: WeekGridGrouping
  isReadOnly: boolean
}

/**
 * A move of the selected shifts. The next render finds both corners of the selection by row key, because a move may add rows. `height` is
 * the number of rows between the corners.
 */
type MovedSelection = { by: WeekGridPosition; height: number; anchor: string | undefined; cursor: string | undefined }

const START: WeekGridSelection = { anchor: { row: 0, day: 0 }, cursor: { row: 0, day: 0 } }
const LAST_DAY = 6

export function useWeekGrid({ editor, names, verdicts, rowsBy, isReadOnly }: GridOptions) {
  const week = useDraftWeek(editor)
  const [marked, setMarked] = useState(START)
  const rows = useGridRows(week, names, rowsBy, (rowNow) =>
    setMarked(({ anchor, cursor }) => ({
      anchor: { ...anchor, row: rowNow(anchor.row) },
      cursor: { ...cursor, row: rowNow(cursor.row) },
    })),
  )
  const [moved, setMoved] = useState<MovedSelection>()
  if (moved) {
    const positionAfterMove = ({ row, day }: WeekGridPosition, key: string | undefined): WeekGridPosition => {
      const found = rows.findIndex((one) => weekGridRowKey(one) === key)
      return { row: found < 0 ? row + moved.by.row : found, day: day + moved.by.day }
    }
    setMoved(undefined)
    setMarked((last) => {
      const anchor = positionAfterMove(last.anchor, moved.anchor)
      const cursor = positionAfterMove(last.cursor, moved.cursor)
      // A new row may separate the corners. The shifts of the rows between them were not moved.
      return Math.abs(anchor.row - cursor.row) > moved.height ? { anchor: cursor, cursor } : { anchor, cursor }
    })
  }
  const [edit, setEdit] = useState<WeekGridCellEdit>()
  /** True while the text typed into a cell is invalid. That cell then remains in edit mode even if the user presses another cell. */
  const isRefused = useRef(false)
  const [announcement, setAnnouncement] = useState('')
  const copied = useRef<{ cells: CopiedRange; text: string } | null>(null)
  const walk = useRef(-1)

  const { cursor } = marked
  const here = rows[cursor.row]
  const cellShifts = here ? findCellShifts(week, cursor.day, here) : []
  const scene: WeekGridActionState = {
    week,
    rows,
    marked,
    copied: copied.current?.cells ?? null,
    pointOf: (courierId) => mostFrequentPoint(week, courierId, names),
  }
  const clamp = ({ row, day }: WeekGridPosition): WeekGridPosition => ({
    row: Math.min(Math.max(row, 0), Math.max(rows.length - 1, 0)),
    day: Math.min(Math.max(day, 0), LAST_DAY),
  })
  const place = (next: WeekGridPosition, isRange = false) => {
    if (isRefused.current) return
    const cursorNow = clamp(next)
    setEdit(undefined)
    setMarked((last) => ({ anchor: isRange ? last.anchor : cursorNow, cursor: cursorNow }))
  }

  const step = (byRow: number, byDay: number, isRange = false) =>
    place({ row: cursor.row + byRow, day: cursor.day + byDay }, isRange)

  /** Returns false if the commands change nothing. */
  const perform = (commands: readonly ScheduleEditCommand[], words: string): boolean => {
    if (isReadOnly) return false
    const before = editor.week()
    editor.perform(...commands)
    if (editor.week() === before) return false
    setAnnouncement(words)
    return true
  }
  const selectMovedShifts = ({ anchor, cursor }: WeekGridSelection, by: WeekGridPosition) =>
    setMoved({
      by,
      height: Math.abs(anchor.row - cursor.row),
      anchor: movedRowKey(rows, anchor.row, by.row),
      cursor: movedRowKey(rows, cursor.row, by.row),
    })
  const walkTo = (by: number) => {
    const found = verdicts.filter(({ key }) => key !== null)
    if (found.length === 0) return setAnnouncement('Предупреждений нет')
    walk.current = (((walk.current + by) % found.length) + found.length) % found.length
    showIssue(found[walk.current] as ScheduleIssue)
  }
  const showIssue = (issue: ScheduleIssue) => {
    const found = verdicts.filter(({ key }) => key !== null)
    const row = rows.findIndex((one) => findCellShifts(week, issue.day, one).some(({ key }) => key === issue.key))
    place({ row: row < 0 ? cursor.row : row, day: issue.day })
    if (!found.includes(issue)) return setAnnouncement(issue.text)
    walk.current = found.indexOf(issue)
    setAnnouncement(`Предупреждение ${walk.current + 1} из ${found.length}: ${issue.text}`)
  }
  const cellText = cellShifts.map(shiftText).join(' ')
  const open = (first?: string) => {
    if (isReadOnly || !here || isRefused.current) return
    setEdit({ kind: 'text', text: cellText, typed: first, refusals: 0 })
  }
  const choose = (kind: 'point' | 'courier') => {
    const [first] = cellShifts
    if (isReadOnly || !first) return
    const text = first.unread?.[kind]
    setEdit(
      kind === 'point'
        ? { kind, value: first.pointId, text, options: names.points }
        : { kind, value: first.courierId, text, options: names.couriers },
    )
  }
  const press = (id: ShortcutId) => {
    switch (id) {
      case 'weekEdit':
        return open()
      case 'weekPoint':
        return choose('point')
      case 'weekAssign':
        return choose('courier')
      case 'weekUndo':
        if (isReadOnly || !editor.canUndo()) return
        editor.undo()
        return setAnnouncement('Шаг отменён')
      case 'weekRedo':
        if (isReadOnly || !editor.canRedo()) return
        editor.redo()
        return setAnnouncement('Шаг возвращён')
      case 'weekNextVerdict':
        return walkTo(1)
      case 'weekPreviousVerdict':
        return walkTo(-1)
      default: {
        const commands = gridShortcutCommands(id, scene)
        const isChanged = perform(commands, describeScheduleCommands(commands, week, names))
        const by = SHORTCUT_MOVES[id]
        if (isChanged && by) selectMovedShifts(marked, by)
      }
    }
  }
  const copy = (isCut: boolean) => {
    const cells = selectedCellShifts(scene)
    copied.current = { cells, text: copiedRangeToText(cells) }
    const shifts = countWithNoun(selectedShiftIds(scene).length, 'смена', 'смены', 'смен')
    setAnnouncement(`Скопировано: ${shifts}`)
    if (isCut) perform(gridShortcutCommands('weekCut', scene), `Вырезано: ${shifts}`)
    return copied.current.text
  }
  const paste = (text: string) => {
    // Cells copied in this grid contain dispatch points; the clipboard text does not. If the clipboard text has not changed since the copy,
    // paste the copied cells instead of the text.
    const own = text === '' || text === copied.current?.text ? copied.current : null
    const read = own ?? copiedRangeFromText(text)
    if ('refused' in read) return setAnnouncement(`Время не распознано: «${read.refused}»`)
    const commands = gridShortcutCommands('weekPaste', { ...scene, copied: read.cells })
    perform(commands, describeScheduleCommands(commands, week, names))
  }
  return {
    rows,
    marked,
    edit,
    announcement,
    place,
    step,
    press,
    showIssue,
    copy,
    paste,
    open,
    /** Returns false if the typed text is invalid. The cell then remains in edit mode. */
    onText: (text: string): boolean => {
      const commands = parseCellCommands(scene, text)
      isRefused.current = commands === null
      if (commands === null) {
        const refusals = edit?.kind === 'text' ? edit.refusals + 1 : 1
        setEdit({ kind: 'text', text: cellText, typed: text, refusals })
      } else {
        perform(commands, `${bidiIsolated(here?.title ?? '')}: ${text.trim() || 'смен нет'}`)
        setEdit(undefined)
      }
      return commands !== null
    },
    onChoice: (choice: number | string | null) => {
      const field = edit?.kind === 'point' ? 'point' : 'courier'
      const name = field === 'point' ? names.point : (id: number | null) => names.courier(id).fio
      perform(
        cellShifts.map(({ key }) => createPointOrCourierCommand({ day: cursor.day, key }, field, choice)),
        typeof choice === 'string' ? `Не найдено: «${choice}»` : name(choice),
      )
      setEdit(undefined)
    },
    onMove: (move: CellFocusDirection) => {
      if (move === 'stay') return setEdit(undefined)
      const by = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const
      const [byRow, byDay] = by[move]
      step(byRow, byDay)
    },
    onRestore: () => {
      isRefused.current = false
      setEdit(undefined)
    },
    /** Performs the command of a shift dragged between two cells and selects the cell that then contains the shift. */
    drop: (command: ScheduleEditCommand, from: WeekGridPosition, to: WeekGridPosition) => {
      const isChanged = perform([command], 'Смена перенесена')
      if (isRefused.current) return
      place(from)
      if (isChanged)
        selectMovedShifts({ anchor: from, cursor: from }, { row: to.row - from.row, day: to.day - from.day })
    },
  }
}
