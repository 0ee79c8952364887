import type { DraftRowId } from './draftWeek'
import type { ScheduleEditCommand } from './scheduleEditCommand'
import type { ScheduleShift, ShiftTimeFieldName } from './scheduleShift'
import { parseBreakText, parseFieldTime, parseShiftsText } from './timeText'

/** Converts text typed into a time field into an edit command. `at` is the position of the row in its day. */
export function createTimeEditCommand(
  ref: DraftRowId,
  at: number,
  row: ScheduleShift,
  field: ShiftTimeFieldName,
  text: string,
): ScheduleEditCommand {
  const trimmed = text.trim()
  const isBreak = field === 'breakStart' || field === 'breakEnd'
  if (trimmed === '') return setTime(ref, row, field, null)
  const time = parseFieldTime(field, trimmed)
  if (time !== null) return setTime(ref, row, field, time)
  const shifts = isBreak ? null : parseShiftsText(trimmed)
  if (shifts?.length === 1 && shifts[0]) {
    const { start, end, breakStart, breakEnd } = shifts[0]
    const pause = breakStart === null ? {} : { breakStart, breakEnd }
    return { name: 'pasteRows', day: ref.day, at, rows: [{ start, end, ...pause }] }
  }
  const pause = isBreak || /^п/i.test(trimmed) ? parseBreakText(trimmed, row.start) : null
  if (pause) return { name: 'setBreak', row: ref, breakStart: pause.start, breakEnd: pause.end }
  return { name: 'keepText', row: ref, field, text: trimmed }
}

function setTime(
  row: DraftRowId,
  { start, end, breakStart, breakEnd }: ScheduleShift,
  field: ShiftTimeFieldName,
  time: number | null,
): ScheduleEditCommand {
  switch (field) {
    case 'start':
      return { name: 'setTimes', row, start: time, end }
    case 'end':
      return { name: 'setTimes', row, start, end: time }
    case 'breakStart':
      return { name: 'setBreak', row, breakStart: time, breakEnd }
    case 'breakEnd':
      return { name: 'setBreak', row, breakStart, breakEnd: time }
  }
}
