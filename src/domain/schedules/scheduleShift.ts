/** A planned shift. Times are minutes since the start of its day in city time; values from 1440 are on the next day. */

export const DAY_MINUTES = 1440

export const TIME_FIELDS = ['start', 'end', 'breakStart', 'breakEnd'] as const
export type ShiftTimeFieldName = (typeof TIME_FIELDS)[number]

export const SHIFT_INPUT_FIELDS = [...TIME_FIELDS, 'point', 'courier'] as const
export type ShiftInputFieldName = (typeof SHIFT_INPUT_FIELDS)[number]

export type ShiftTimes = Record<ShiftTimeFieldName, number | null>

export type ScheduleShift = ShiftTimes & {
  /** Identifies a row while the user edits the week; never sent to the server. */
  key: number
  courierId: number | null
  pointId: number | null
  /** Texts that the user typed or pasted and that could not be parsed. They remain in their cells until the user corrects them. */
  unread?: Partial<Record<ShiftInputFieldName, string>>
}

type CompleteShift = ScheduleShift & { courierId: number; pointId: number; start: number; end: number }

type ServerShiftRow = {
  courierId: number
  pointId: number
  timeStart?: string | undefined
  timeEnd?: string | undefined
  breakTimeStart?: string | undefined
  breakTimeEnd?: string | undefined
}

export const EMPTY_SHIFT_TIMES: ShiftTimes = { start: null, end: null, breakStart: null, breakEnd: null }

/** Converts a shift from the server. An end before the start is on the next day; equal times mean a shift of 24 hours. */
export function shiftFromServerRow(row: ServerShiftRow, key: number): ScheduleShift {
  const start = minutesOf(row.timeStart)
  return {
    key,
    courierId: row.courierId,
    pointId: row.pointId,
    start,
    end: normalizeShiftEnd(start, minutesOf(row.timeEnd)),
    breakStart: normalizeShiftEnd(start, minutesOf(row.breakTimeStart)),
    breakEnd: normalizeShiftEnd(start, minutesOf(row.breakTimeEnd)),
  }
}

export const isCompleteShift = (shift: ScheduleShift): shift is CompleteShift =>
  shift.courierId !== null &&
  shift.pointId !== null &&
  shift.start !== null &&
  shift.end !== null &&
  Object.keys(shift.unread ?? {}).length === 0

/** Converts a shift for the request. A break without start or end is omitted (contract, third review). */
export function toShiftRequestRow({ pointId, courierId, start, end, breakStart, breakEnd }: CompleteShift) {
  return {
    pointId,
    courierId,
    timeStart: clockText(start),
    timeEnd: clockText(end),
    ...(breakStart !== null &&
      breakEnd !== null && { breakTimeStart: clockText(breakStart), breakTimeEnd: clockText(breakEnd) }),
  }
}

/** Removes a break that has only a start or only an end, because the server drops such a break too. */
export const withoutIncompleteBreak = (shift: ScheduleShift): ScheduleShift =>
  (shift.breakStart === null) === (shift.breakEnd === null) ? shift : { ...shift, breakStart: null, breakEnd: null }

/** Returns the end of the shift in minutes since the start of its day. Equal times mean a shift of 24 hours. */
export const shiftEndMinute = (start: number, end: number): number => (end === start ? end + DAY_MINUTES : end)

/** Converts the time of day `end` into minutes since the start of the shift's day: an end before the start is on the next day. */
export function normalizeShiftEnd(start: number | null, end: number | null): number | null {
  if (start === null || end === null) return end
  const inDay = timeOfDay(end)
  return inDay < start ? inDay + DAY_MINUTES : inDay
}

/** Converts minutes of any day to minutes from midnight (0 to 1439) by adding or subtracting whole days. */
export const timeOfDay = (minutes: number): number => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES

/** Formats minutes since the start of the day as `HH:mm`; 24 hours and more start again at `00:00`. */
export function clockText(minutes: number): string {
  const inDay = timeOfDay(minutes)
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

function minutesOf(time: string | undefined): number | null {
  if (time === undefined) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function shiftWorkMinutes({ start, end, breakStart, breakEnd }: ShiftTimes): number {
  if (start === null || end === null) return 0
  const pause = breakStart !== null && breakEnd !== null ? Math.max(0, breakEnd - breakStart) : 0
  return Math.max(0, shiftEndMinute(start, end) - start - pause)
}

/** Compares all fields of two shifts except `key`. */
export const isSameShift = (a: ScheduleShift, b: ScheduleShift): boolean =>
  a === b ||
  (a.courierId === b.courierId &&
    a.pointId === b.pointId &&
    TIME_FIELDS.every((field) => a[field] === b[field]) &&
    SHIFT_INPUT_FIELDS.every((field) => a.unread?.[field] === b.unread?.[field]))

export const isBlankShift = (row: ScheduleShift): boolean =>
  row.courierId === null &&
  row.pointId === null &&
  TIME_FIELDS.every((field) => row[field] === null) &&
  Object.keys(row.unread ?? {}).length === 0

/**
 * Returns a new break if the old break is outside the shift's new times: the new break moves with the shift's start and stays inside the
 * shift. Returns null if the old break is inside the new times, or longer than the new shift.
 */
export function breakAfterShiftMove(
  { start, breakStart, breakEnd }: ShiftTimes,
  next: Pick<ShiftTimes, 'start' | 'end'>,
): Pick<ShiftTimes, 'breakStart' | 'breakEnd'> | null {
  if (start === null || breakStart === null || breakEnd === null || next.start === null || next.end === null)
    return null
  const length = breakEnd - breakStart
  const end = shiftEndMinute(next.start, next.end)
  const isInside = breakStart >= next.start && breakEnd <= end
  if (isInside || length > end - next.start) return null
  const from = Math.min(Math.max(breakStart + next.start - start, next.start), end - length)
  return { breakStart: from, breakEnd: from + length }
}
