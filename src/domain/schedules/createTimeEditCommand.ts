import type { DraftRowId } from './draftWeek'
import type { ScheduleEditCommand } from './scheduleEditCommand'
import type { ScheduleShift, ShiftTimeFieldName, ShiftTimes } from './scheduleShift'
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
  const time = parseFieldTime(field, trimmed)
  if (time !== null || trimmed === '') {
    const times: Partial<ShiftTimes> = { [field]: time }
    return { name: isBreak ? 'setBreak' : 'setTimes', row: ref, ...times }
  }
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
