import type { DraftRowId, DraftWeek } from '../../../domain/schedules/draftWeek'
import type { PastedShiftCell, ScheduleEditCommand } from '../../../domain/schedules/scheduleEditCommand'
import type { ScheduleShift, ShiftTimes } from '../../../domain/schedules/scheduleShift'
import { parseShiftsText } from '../../../domain/schedules/timeText'
import type { ShortcutId } from '../../../ui/shortcuts/shortcuts'
import type { CopiedCell, CopiedRange } from './gridClipboard'
import { findCellShifts, type WeekGridPosition, type WeekGridRow, weekGridRowKey } from './gridModel'
import '../../../ui/shortcuts/weekEditorShortcuts'

/** Opposite corners of the selected cells. Arrow keys with Shift move only the corner `cursor`. */
export type WeekGridSelection = { anchor: WeekGridPosition; cursor: WeekGridPosition }

export type WeekGridActionState = {
  week: DraftWeek
  rows: readonly WeekGridRow[]
  marked: WeekGridSelection
  copied: CopiedRange | null
  /** Default point of the courier's new shift; used if the row does not belong to a point. */
  pointOf: (courierId: number | null) => number | null
}

/** Minutes by which a shortcut moves the start or the end of a shift. */
const SHORTCUT_STEP_MINUTES = 15

const STRETCHES: Partial<Record<ShortcutId, { edge: 'start' | 'end'; minutes: number }>> = {
  weekEndEarlier: { edge: 'end', minutes: -SHORTCUT_STEP_MINUTES },
  weekEndLater: { edge: 'end', minutes: SHORTCUT_STEP_MINUTES },
  weekStartEarlier: { edge: 'start', minutes: -SHORTCUT_STEP_MINUTES },
  weekStartLater: { edge: 'start', minutes: SHORTCUT_STEP_MINUTES },
}
/** Rows and days by which a shortcut moves the selected shifts. */
export const SHORTCUT_MOVES: Partial<Record<ShortcutId, WeekGridPosition>> = {
  weekMoveLeft: { row: 0, day: -1 },
  weekMoveRight: { row: 0, day: 1 },
  weekMoveUp: { row: -1, day: 0 },
  weekMoveDown: { row: 1, day: 0 },
}

export function gridShortcutCommands(id: ShortcutId, scene: WeekGridActionState): ScheduleEditCommand[] {
  const { cursor } = scene.marked
  const refs = selectedShiftIds(scene)
  const [by, stretch] = [SHORTCUT_MOVES[id], STRETCHES[id]]
  if (by) return moved(scene, by)
  if (stretch) return refs.map((row) => ({ name: 'stretch', row, ...stretch }))
  switch (id) {
    case 'weekRemove':
    case 'weekCut':
      return refs.length > 0 ? [{ name: 'remove', rows: refs }] : []
    case 'weekCopyDay':
      return cursor.day > 0 ? [{ name: 'copyDay', from: cursor.day - 1, to: cursor.day }] : []
    case 'weekPaste':
      return pasted(scene)
    case 'weekFillDown':
      return filledDown(scene)
    default:
      return []
  }
}

/** Parses a text that was typed into a cell into changes of the schedule. Returns null if the text cannot be parsed. */
export function parseCellCommands(scene: WeekGridActionState, text: string): ScheduleEditCommand[] | null {
  const { week, rows, marked, pointOf } = scene
  const { day, row: index } = marked.cursor
  const row = rows[index]
  if (!row) return []
  const { courierId } = row
  const held = findCellShifts(week, day, row)
  if (text.trim() === '') {
    return held.length > 0 ? [{ name: 'remove', rows: held.map(({ key }) => ({ day, key })) }] : []
  }
  const shifts = parseShiftsText(text)
  if (!shifts) return null
  const [first] = held
  const [only] = shifts
  if (held.length === 1 && shifts.length === 1 && first && only) {
    const ref = { day, key: first.key }
    const { start, end, breakStart, breakEnd } = only
    return [
      { name: 'setTimes', row: ref, start, end },
      ...(breakStart === null ? [] : [{ name: 'setBreak' as const, row: ref, breakStart, breakEnd }]),
    ]
  }
  const pointAs = (shift = first) => (row.pointId === undefined ? (shift?.pointId ?? pointOf(courierId)) : row.pointId)
  if (held.length === 0 && shifts.length === 1 && only) {
    return [{ name: 'put', day, shift: { ...only, courierId, pointId: pointAs() } }]
  }
  if (courierId === null) return null
  const placed = shifts.map((shift, index) => ({ ...shift, pointId: pointAs(replacedShift(held, shifts, index)) }))
  return [{ name: 'paste', cells: [{ day, courierId, pointId: row.pointId, shifts: placed }] }]
}

/** Finds the shift of the cell that a typed shift replaces. Equal numbers of shifts are replaced in their order. */
const replacedShift = (held: readonly ScheduleShift[], typed: readonly ShiftTimes[], index: number) => {
  const { start, end } = typed[index] ?? {}
  return (
    held.find((shift) => shift.start === start && shift.end === end) ??
    held.find((shift) => shift.start === start || shift.end === end) ??
    (held.length === typed.length ? held[index] : undefined)
  )
}

export function gridSelectionBounds({ anchor, cursor }: WeekGridSelection) {
  return {
    top: Math.min(anchor.row, cursor.row),
    bottom: Math.max(anchor.row, cursor.row),
    left: Math.min(anchor.day, cursor.day),
    right: Math.max(anchor.day, cursor.day),
  }
}

export function selectedCellShifts({ week, rows, marked }: WeekGridActionState): CopiedCell[][] {
  const { top, bottom, left, right } = gridSelectionBounds(marked)
  return range(top, bottom).map((row) =>
    range(left, right).map((day) =>
      shiftsIn(week, day, rows[row]).map(({ start, end, breakStart, breakEnd, pointId }) => ({
        ...{ start, end, breakStart, breakEnd, pointId },
      })),
    ),
  )
}

export function selectedShiftIds({
  week,
  rows,
  marked,
}: Pick<WeekGridActionState, 'week' | 'rows' | 'marked'>): DraftRowId[] {
  const { top, bottom, left, right } = gridSelectionBounds(marked)
  return range(top, bottom).flatMap((row) =>
    range(left, right).flatMap((day) => shiftsIn(week, day, rows[row]).map(({ key }) => ({ day, key }))),
  )
}

function moved({ week, rows, marked }: WeekGridActionState, by: WeekGridPosition): ScheduleEditCommand[] {
  const { top, bottom, left, right } = gridSelectionBounds(marked)
  if (left + by.day < 0 || right + by.day > 6 || top + by.row < 0 || bottom + by.row >= rows.length) return []
  const commands: ScheduleEditCommand[] = []
  for (const row of range(top, bottom)) {
    const target = by.row === 0 ? {} : shiftMoveTarget(rows[row + by.row])
    if (!target) return []
    for (const day of range(left, right)) {
      for (const { key } of shiftsIn(week, day, rows[row])) {
        commands.push({ name: 'move', row: { day, key }, day: day + by.day, ...target })
      }
    }
  }
  return commands
}

/**
 * Courier and point that a shift gets when it is moved to this row. In the row of a point, which has no courier, the shift keeps its
 * courier.
 */
export function shiftMoveTarget(row: WeekGridRow | undefined): { courierId?: number; pointId?: number } | undefined {
  if (!row || (row.courierId === null && typeof row.pointId !== 'number')) return undefined
  return {
    ...(row.courierId === null ? {} : { courierId: row.courierId }),
    ...(typeof row.pointId === 'number' ? { pointId: row.pointId } : {}),
  }
}

/** Key of the grid row that contains the shifts of a row after they are moved by `byRow` rows. */
export function movedRowKey(rows: readonly WeekGridRow[], row: number, byRow: number): string | undefined {
  const from = rows[row]
  return from && weekGridRowKey({ ...from, ...(byRow === 0 ? {} : shiftMoveTarget(rows[row + byRow])) })
}

function pasted(scene: WeekGridActionState): ScheduleEditCommand[] {
  const { copied, marked } = scene
  if (!copied || copied.length === 0) return []
  const { top, bottom, left, right } = gridSelectionBounds(marked)
  const isSingle = copied.length === 1 && copied[0]?.length === 1
  const [height, width] = isSingle
    ? [bottom - top + 1, right - left + 1]
    : [copied.length, Math.max(...copied.map((line) => line.length))]
  return cellsCommand(scene, top, left, height, width, (row, day) => copied[isSingle ? 0 : row]?.[isSingle ? 0 : day])
}

/**
 * Copies the first selected row to the selected rows below it; if only one row is selected, copies the row above it.
 */
function filledDown(scene: WeekGridActionState): ScheduleEditCommand[] {
  const { top, bottom, left, right } = gridSelectionBounds(scene.marked)
  const from = top === bottom ? top - 1 : top
  if (from < 0) return []
  const source = selectedCellShifts({
    ...scene,
    marked: { anchor: { row: from, day: left }, cursor: { row: from, day: right } },
  })
  const first = from + 1
  return cellsCommand(scene, first, left, bottom - first + 1, right - left + 1, (_row, day) => source[0]?.[day])
}

function cellsCommand(
  { rows, pointOf }: WeekGridActionState,
  top: number,
  left: number,
  height: number,
  width: number,
  shiftsFor: (row: number, day: number) => CopiedCell | undefined,
): ScheduleEditCommand[] {
  const cells: PastedShiftCell[] = []
  for (let row = 0; row < height; row++) {
    const { courierId, pointId } = rows[top + row] ?? { courierId: null }
    if (courierId === null) continue
    for (let day = 0; day < width; day++) {
      const shifts = shiftsFor(row, day)
      if (!shifts || left + day >= 7) continue
      const place = (own: number | null = pointOf(courierId)) => (pointId === undefined ? own : pointId)
      const placed = shifts.map((shift) => ({ ...shift, pointId: place(shift.pointId) }))
      cells.push({ day: left + day, courierId, pointId, shifts: placed })
    }
  }
  return cells.length > 0 ? [{ name: 'paste', cells }] : []
}

const shiftsIn = (week: DraftWeek, day: number, row: WeekGridRow | undefined) =>
  row ? findCellShifts(week, day, row) : []

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
