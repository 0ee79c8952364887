import {
  clockText,
  DAY_MINUTES,
  EMPTY_SHIFT_TIMES,
  normalizeShiftEnd,
  type ShiftTimeFieldName,
  type ShiftTimes,
  shiftEndMinute,
} from './scheduleShift'

/**
 * Parses times that the user types: a single time `9`, `930`, `0930`, `9:30`, `9.30`, or a pair of start and end `9-18`, `930-1815`, `18-3`
 * (ends the next day). Further pairs may follow the first: a pair inside the shift, a third pair, or a pair after «п» is the break; any
 * other pair is a second shift.
 */

const CLOCK = String.raw`(\d{1,2})[:.](\d{2})|(\d{1,4})`
const DASH = String.raw`\s*[-‐‑–—−]\s*`
const NEXT_DAY = String.raw`(?:\s*\+1)?`
const TIME = new RegExp(`^(?:${CLOCK})$`)
const PAIR = new RegExp(
  `^(п|п\\.|перерыв)?\\s*(\\d{1,2}[:.]\\d{2}|\\d{1,4})${DASH}(\\d{1,2}[:.]\\d{2}|\\d{1,4})(${NEXT_DAY})`,
  'i',
)
const BETWEEN_PAIRS = /^[\s,;/]+/
const MAX_PAIRS = 4

/** Minutes since midnight, or null if the text is not a time. `24` is midnight at the end of the day. */
function parseTime(text: string): number | null {
  const match = TIME.exec(text.trim())
  if (!match) return null
  const [, hours, minutes, digits] = match
  if (hours !== undefined) return minutesOf(Number(hours), Number(minutes))
  const value = Number(digits)
  const isHour = (digits ?? '').length <= 2
  return isHour ? minutesOf(value, 0) : minutesOf(Math.floor(value / 100), value % 100)
}

/**
 * Parses the text of one time field of a shift. In the start field, «24» and «+1» (the next day) are invalid: the request contains only the
 * time of day, so the server would plan the shift a day earlier than the user meant.
 */
export function parseFieldTime(field: ShiftTimeFieldName, text: string): number | null {
  if (field !== 'start') return parseTime(text.replace(/\s*\+1$/, ''))
  const start = parseTime(text)
  return start !== null && start < DAY_MINUTES ? start : null
}

type MinuteSpan = { start: number; end: number }

/** Parses one or two shifts, each with or without a break; returns null if the text cannot be parsed. */
export function parseShiftsText(text: string): ShiftTimes[] | null {
  const pairs = readPairs(text)
  if (!pairs || pairs.length === 0 || pairs[0]?.isBreak) return null
  const shifts: ShiftTimes[] = []
  for (const [index, pair] of pairs.entries()) {
    const around = shifts.find((shift) => placeInside(shift, pair) !== null)
    const isBreak = pair.isBreak || around !== undefined || index === 2
    if (!isBreak) {
      if (shifts.length === 2) return null
      shifts.push({ ...EMPTY_SHIFT_TIMES, start: pair.start, end: pair.end })
      continue
    }
    const shift = around ?? shifts.at(-1)
    if (!shift || shift.breakStart !== null) return null
    const place = placeInside(shift, pair) ?? pair
    shift.breakStart = place.start
    shift.breakEnd = place.end
  }
  return shifts
}

/** Parses a break that is typed without its shift, with or without «п». The result is minutes since the start of the shift's day. */
export function parseBreakText(text: string, shiftStart: number | null): MinuteSpan | null {
  const pairs = readPairs(text)
  const pair = pairs?.length === 1 ? pairs[0] : undefined
  return pair ? breakOf(pair, shiftStart) : null
}

/** `minutes` counts from midnight; a time on the next day ends with ` +1`. */
export const timeText = (minutes: number | null): string =>
  minutes === null ? '' : `${clockText(minutes)}${minutes >= DAY_MINUTES ? ' +1' : ''}`

type TimeRange = { start: number | null; end: number | null }

/** Minutes from midnight. A missing time is «…», an end on the next day has ` +1`. */
export const timeRangeText = (range: TimeRange): string => rangeText(range, clockText)

/** Short text of a shift for a cell: «09–18», «09:30–18:15», «18–03 +1». */
export const shortTimeRangeText = (range: TimeRange): string => rangeText(range, shortClock)

function rangeText({ start, end }: TimeRange, text: (minutes: number) => string): string {
  if (start === null && end === null) return ''
  const clock = (minutes: number | null) => (minutes === null ? '…' : text(minutes))
  return `${clock(start)}–${clock(end)}${end !== null && end >= DAY_MINUTES ? ' +1' : ''}`
}

/** Text of a shift with its break, such as «09–18 п13–13:30», in a form that `parseShiftsText` accepts. */
export function shiftText(shift: ShiftTimes): string {
  const { breakStart, breakEnd } = shift
  const pause = breakStart === null || breakEnd === null ? '' : ` п${shortClock(breakStart)}–${shortClock(breakEnd)}`
  return `${shortTimeRangeText(shift)}${pause}`
}

const shortClock = (minutes: number): string => clockText(minutes).replace(/:00$/, '')

type Pair = MinuteSpan & { isBreak: boolean }

function readPairs(text: string): Pair[] | null {
  const pairs: Pair[] = []
  let rest = text.trim()
  while (rest !== '') {
    const match = PAIR.exec(rest)
    if (!match || pairs.length === MAX_PAIRS) return null
    const pair = pairOf(match)
    if (!pair) return null
    pairs.push(pair)
    rest = rest.slice(match[0].length)
    const between = BETWEEN_PAIRS.exec(rest)?.[0] ?? ''
    if (rest !== '' && between === '') return null
    rest = rest.slice(between.length).trim()
  }
  return pairs
}

function pairOf([, word, from = '', to = '', next]: RegExpExecArray): Pair | null {
  const [start, end] = [parseTime(from), parseTime(to)]
  if (start === null || end === null || start >= DAY_MINUTES) return null
  const isNextDay = next?.includes('+1') === true
  // «9-18 +1» would be a shift of 33 hours, which the API cannot represent, so the text counts as invalid.
  if (isNextDay && end >= start) return null
  return { start, end: normalizeShiftEnd(start, end) ?? end, isBreak: word !== undefined }
}

function breakOf({ start, end }: MinuteSpan, shiftStart: number | null): MinuteSpan {
  const from = normalizeShiftEnd(shiftStart, start) ?? start
  return { start: from, end: from + (end - start) }
}

function placeInside(shift: ShiftTimes, pair: MinuteSpan): MinuteSpan | null {
  if (shift.start === null || shift.end === null) return null
  const place = breakOf(pair, shift.start)
  const isWhole = place.start === shift.start && place.end === shift.end
  return !isWhole && place.start >= shift.start && place.end <= shiftEndMinute(shift.start, shift.end) ? place : null
}

function minutesOf(hours: number, minutes: number): number | null {
  const isTime = (hours < 24 && minutes < 60) || (hours === 24 && minutes === 0)
  return isTime ? hours * 60 + minutes : null
}
