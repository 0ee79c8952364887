import { type DraftRowId, type DraftWeek, findDraftRow, nextFreeRowKey } from './draftWeek'
import type { PastedShiftCell, PastedShiftRow, ScheduleEditCommand } from './scheduleEditCommand'
import {
  breakAfterShiftMove,
  DAY_MINUTES,
  EMPTY_SHIFT_TIMES,
  isSameShift,
  normalizeShiftEnd,
  type ScheduleShift,
  type ShiftInputFieldName,
  type ShiftTimeFieldName,
  type ShiftTimes,
  shiftEndMinute,
  TIME_FIELDS,
  timeOfDay,
} from './scheduleShift'

const MIN_LENGTH = 15
const ID_FIELD: Partial<Record<ShiftInputFieldName, 'pointId' | 'courierId'>> = {
  point: 'pointId',
  courier: 'courierId',
}

/** Applies an edit to the planned week. Returns the same object if the edit changes nothing or refers to a missing row or day. */
export function applyScheduleCommand(week: DraftWeek, command: ScheduleEditCommand): DraftWeek {
  switch (command.name) {
    case 'put':
      return changeRows(week, command.day, (rows) => [
        ...rows,
        { courierId: null, pointId: null, ...EMPTY_SHIFT_TIMES, ...command.shift, key: nextFreeRowKey(week) },
      ])
    case 'setTimes':
      return changeRow(week, command.row, (row) => withTimes(row, command.start, command.end))
    case 'setBreak':
      return changeRow(week, command.row, (row) => withBreak(row, command.breakStart, command.breakEnd))
    case 'keepText':
      return changeRow(week, command.row, (row) => ({
        ...row,
        [ID_FIELD[command.field] ?? command.field]: null,
        unread: { ...row.unread, [command.field]: command.text },
      }))
    case 'assign':
      return changeRow(week, command.row, (row) => ({ ...read(row, 'courier'), courierId: command.courierId }))
    case 'setPoint':
      return changeRow(week, command.row, (row) => ({ ...read(row, 'point'), pointId: command.pointId }))
    case 'move':
      return move(week, command)
    case 'stretch':
      return changeRow(week, command.row, (row) => stretched(row, command.edge, command.minutes))
    case 'remove':
      return command.rows.reduce(removeRow, week)
    case 'copyDay':
      return copyDay(week, command.from, command.to)
    case 'paste':
      return command.cells.reduce(pasteCell, week)
    case 'pasteRows':
      return pasteRows(week, command.day, command.at, command.rows)
  }
}

/** Only the changed day becomes a new object, so that React does not re-render the other days. */
function changeRows(
  week: DraftWeek,
  day: number,
  change: (rows: readonly ScheduleShift[]) => readonly ScheduleShift[],
): DraftWeek {
  const found = week.days[day]
  if (!found) return week
  const rows = change(found.rows)
  return rows === found.rows ? week : { days: week.days.with(day, { ...found, rows }) }
}

function changeRow(
  week: DraftWeek,
  { day, key }: DraftRowId,
  change: (row: ScheduleShift) => ScheduleShift,
): DraftWeek {
  return changeRows(week, day, (rows) => {
    const index = rows.findIndex((row) => row.key === key)
    const row = rows[index]
    if (!row) return rows
    const next = change(row)
    return isSameShift(row, next) ? rows : rows.with(index, next)
  })
}

const removeRow = (week: DraftWeek, { day, key }: DraftRowId): DraftWeek =>
  changeRows(week, day, (rows) => (rows.some((row) => row.key === key) ? rows.filter((row) => row.key !== key) : rows))

function withTimes(row: ScheduleShift, start = row.start, end = row.end): ScheduleShift {
  const times = { start, end: normalizeShiftEnd(start, end) }
  return placeBreak({ ...readChanged(row, { start, end }), ...times, ...breakAfterShiftMove(row, times) })
}

const withBreak = (row: ScheduleShift, breakStart = row.breakStart, breakEnd = row.breakEnd): ScheduleShift =>
  placeBreak({ ...readChanged(row, { breakStart, breakEnd }), breakStart, breakEnd })

/** Removes the invalid text of the changed times. If only the start changes, invalid text in the end field is kept. */
const readChanged = (row: ScheduleShift, times: Partial<ShiftTimes>): ScheduleShift =>
  read(row, ...TIME_FIELDS.filter((field) => field in times && times[field] !== row[field]))

/** If the break's time of day is before the start of the shift, moves the break to the next day. */
function placeBreak(row: ScheduleShift): ScheduleShift {
  const { start, breakStart, breakEnd } = row
  if (start === null) return row
  const from = breakStart === null ? null : normalizeShiftEnd(start, timeOfDay(breakStart))
  const to = breakEnd === null ? null : normalizeShiftEnd(from ?? start, timeOfDay(breakEnd))
  return { ...row, breakStart: from, breakEnd: to }
}

function read(row: ScheduleShift, ...fields: ShiftInputFieldName[]): ScheduleShift {
  if (!row.unread) return row
  const left = Object.entries(row.unread).filter(([field]) => !fields.includes(field as ShiftInputFieldName))
  const { unread: _unread, ...rest } = row
  return left.length === 0 ? rest : { ...rest, unread: Object.fromEntries(left) }
}

function move(week: DraftWeek, command: Extract<ScheduleEditCommand, { name: 'move' }>): DraftWeek {
  const { row: ref, day, courierId, pointId, start, isCopy = false } = command
  const row = findDraftRow(week, ref)
  if (!row || !week.days[day]) return week
  const moved = shifted(row, start ?? row.start)
  const next: ScheduleShift = {
    ...read(moved, ...(courierId == null ? [] : ['courier' as const]), ...(pointId == null ? [] : ['point' as const])),
    courierId: courierId ?? row.courierId,
    pointId: pointId ?? row.pointId,
    key: isCopy ? nextFreeRowKey(week) : row.key,
  }
  if (!isCopy && day === ref.day) return changeRow(week, ref, () => next)
  const left = isCopy ? week : removeRow(week, ref)
  return changeRows(left, day, (rows) => [...rows, next])
}

function shifted(row: ScheduleShift, start: number | null): ScheduleShift {
  if (start === null || row.start === null) return row
  const by = clamp(start, 0, DAY_MINUTES - 1) - row.start
  if (by === 0) return row
  const at = (minutes: number | null) => (minutes === null ? null : minutes + by)
  return { ...row, start: row.start + by, end: at(row.end), breakStart: at(row.breakStart), breakEnd: at(row.breakEnd) }
}

function stretched(row: ScheduleShift, edge: 'start' | 'end', minutes: number): ScheduleShift {
  const { start } = row
  if (start === null || row.end === null) return row
  const end = shiftEndMinute(start, row.end)
  const longest = row.end === start ? DAY_MINUTES : DAY_MINUTES - 1
  const [from, to] =
    edge === 'end'
      ? [start, clamp(end + minutes, start + MIN_LENGTH, start + longest)]
      : [clamp(start + minutes, Math.max(0, end - longest), Math.min(end - MIN_LENGTH, DAY_MINUTES - 1)), end]
  const times = { start: from, end: normalizeShiftEnd(from, to) }
  return { ...row, ...times, ...breakAfterShiftMove(row, times) }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

function copyDay(week: DraftWeek, from: number, to: number): DraftWeek {
  const source = week.days[from]
  if (!source || from === to) return week
  const first = nextFreeRowKey(week)
  return changeRows(week, to, (rows) =>
    rows.length === 0 && source.rows.length === 0
      ? rows
      : source.rows.map((row, index) => ({ ...row, key: first + index })),
  )
}

function pasteCell(week: DraftWeek, { day, courierId, pointId, shifts }: PastedShiftCell): DraftWeek {
  const first = nextFreeRowKey(week)
  return changeRows(week, day, (rows) => {
    const isReplaced = (row: ScheduleShift) =>
      row.courierId === courierId && (pointId === undefined || row.pointId === pointId)
    const others = rows.filter((row) => !isReplaced(row))
    if (others.length === rows.length && shifts.length === 0) return rows
    return [...others, ...shifts.map((shift, index) => ({ ...shift, courierId, key: first + index }))]
  })
}

const FIELD: Readonly<Record<string, ShiftInputFieldName>> = { courierId: 'courier', pointId: 'point' }

function pasteRows(week: DraftWeek, day: number, at: number, pasted: readonly PastedShiftRow[]): DraftWeek {
  const first = nextFreeRowKey(week)
  return changeRows(week, day, (rows) => {
    if (pasted.length === 0) return rows
    const next = [...rows]
    pasted.forEach((row, index) => {
      const old = next[at + index] ?? { key: first + index, courierId: null, pointId: null, ...EMPTY_SHIFT_TIMES }
      const { unread, ...values } = row
      const merged: ScheduleShift = {
        ...read(old, ...Object.keys(values).map((key) => FIELD[key] ?? (key as ShiftTimeFieldName))),
        ...values,
      }
      const times = { start: merged.start, end: normalizeShiftEnd(merged.start, merged.end) }
      const isBreakPasted = 'breakStart' in row || 'breakEnd' in row
      const completed = placeBreak({ ...merged, ...times, ...(isBreakPasted ? {} : breakAfterShiftMove(old, times)) })
      next[Math.min(at + index, next.length)] = unread
        ? { ...completed, unread: { ...completed.unread, ...unread } }
        : completed
    })
    return next
  })
}
