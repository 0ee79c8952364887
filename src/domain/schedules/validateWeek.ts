import type { DraftDay } from './draftWeek'
import { isBlankShift, isCompleteShift, type ScheduleShift, shiftEndMinute, shiftWorkMinutes } from './scheduleShift'
import { doSpansOverlap, type NeighbourDays, NO_NEIGHBOUR_DAYS, type ShiftSpan, shiftSpansByCourier } from './spans'
import { shortTimeRangeText } from './timeText'

/**
 * Validates a planned week. A red issue is missing data and prevents saving the day. A yellow issue is a warning: the day can be sent, and
 * the server accepts or rejects it (contract, third review).
 */

/** Minutes of rest between the shifts of two days. */
export const MIN_REST = 8 * 60
const MAX_SHIFT = 12 * 60
const MAX_WEEK = 60 * 60
const MAX_DAYS = 6

export type IssueTone = 'red' | 'yellow'

export type ScheduleIssueKind =
  | 'empty'
  | 'missing'
  | 'unread'
  | 'zero'
  | 'break'
  | 'overlap'
  | 'rest'
  | 'long'
  | 'hours'
  | 'days'
  | 'points'
  | 'blocked'
  | 'refused'

export type ScheduleIssue = {
  tone: IssueTone
  kind: ScheduleIssueKind
  day: number
  key: number | null
  courierId: number | null
  text: string
}

type ValidationContext = {
  around?: NeighbourDays
  /** For each day, true if it had shifts when editing began. The server requires at least one shift on such a day. */
  hadRows?: readonly boolean[]
  /** If true, an empty row is an error, as in the form of a single day. The week grid ignores empty rows. */
  isBlankWrong?: boolean
  isBlocked?: ((courierId: number) => boolean) | undefined
}

/** Returns the issues sorted by day, then by row; in a row, errors come before warnings. */
export function validateWeek(days: readonly DraftDay[], context: ValidationContext = {}): ScheduleIssue[] {
  const found: ScheduleIssue[] = []
  days.forEach(({ rows }, day) => {
    if (context.hadRows?.[day] && rows.every(isBlankShift)) {
      const text = 'в дне должна остаться хотя бы одна смена'
      found.push({ tone: 'red', kind: 'empty', day, key: null, courierId: null, text })
    }
    for (const row of rows) if (context.isBlankWrong || !isBlankShift(row)) rowVerdicts(row, day, context, found)
  })
  for (const [courierId, spans] of shiftSpansByCourier(days, context.around ?? NO_NEIGHBOUR_DAYS)) {
    courierVerdicts(courierId, spans, days.length, found)
  }
  return sorted(found, days)
}

export const daysWithErrors = (verdicts: readonly ScheduleIssue[]): Set<number> =>
  new Set(verdicts.filter(({ tone }) => tone === 'red').map(({ day }) => day))

function rowVerdicts(row: ScheduleShift, day: number, { isBlocked }: ValidationContext, found: ScheduleIssue[]): void {
  const report = (tone: IssueTone, kind: ScheduleIssueKind, text: string) =>
    found.push({ tone, kind, day, key: row.key, courierId: row.courierId, text })
  const unread = unreadText(row)
  if (unread) report('red', 'unread', unread)
  else if (!isCompleteShift(row)) report('red', 'missing', missingText(row))
  const { start, end } = row
  if (start !== null && end !== null) {
    if (end === start) report('yellow', 'zero', 'начало и конец совпадают: смена на сутки')
    else if (end - start > MAX_SHIFT) report('yellow', 'long', `смена ${minutesToHoursText(end - start)}, больше 12 ч`)
  }
  const breakText = breakProblem(row)
  if (breakText) report('yellow', 'break', breakText)
  if (row.courierId !== null && isBlocked?.(row.courierId)) report('yellow', 'blocked', 'курьер заблокирован')
}

function unreadText({ unread = {} }: ScheduleShift): string | undefined {
  const { point, courier, ...times } = unread
  const problems = [
    Object.keys(times).length > 0 ? 'время не понято' : '',
    point === undefined ? '' : 'точка не найдена',
    courier === undefined ? '' : 'курьер не найден',
  ].filter(Boolean)
  return problems.length > 0 ? problems.join(', ') : undefined
}

function missingText({ courierId, pointId, start, end }: ScheduleShift): string {
  const missing = [
    start === null ? 'начало' : '',
    end === null ? 'конец' : '',
    pointId === null ? 'точка' : '',
    courierId === null ? 'курьер' : '',
  ].filter(Boolean)
  return `не заполнено: ${missing.join(', ')}`
}

function breakProblem({ start, end, breakStart, breakEnd }: ScheduleShift): string | undefined {
  if (breakStart === null && breakEnd === null) return undefined
  if (breakStart === null) return 'у перерыва нет начала, он не сохранится'
  if (breakEnd === null) return 'у перерыва нет конца, он не сохранится'
  if (breakEnd <= breakStart) return 'перерыв без продолжительности'
  if (start === null || end === null) return undefined
  return breakStart >= start && breakEnd <= shiftEndMinute(start, end) ? undefined : 'перерыв вне смены'
}

type WarningReport = (kind: ScheduleIssueKind, span: ShiftSpan, text: string) => void

/** Checks the shifts of one courier. Shifts on the days before and after the week are compared but get no issues. */
function courierVerdicts(
  courierId: number,
  spans: readonly ShiftSpan[],
  dayCount: number,
  found: ScheduleIssue[],
): void {
  const report: WarningReport = (kind, { day, row }, text) => {
    if (day >= 0 && day < dayCount) found.push({ tone: 'yellow', kind, day, key: row.key, courierId, text })
  }
  spans.forEach((span, index) => {
    for (let next = index + 1; next < spans.length; next++) {
      const other = spans[next] as ShiftSpan
      if (other.from >= span.to) break
      if (!doSpansOverlap(span, other)) continue
      report('overlap', span, `пересекается с ${shortTimeRangeText(other.row)}`)
      report('overlap', other, `пересекается с ${shortTimeRangeText(span.row)}`)
    }
  })
  restVerdicts(spans, report)
  weekSums(
    spans.filter(({ day }) => day >= 0 && day < dayCount),
    report,
  )
}

/**
 * Warns about too little rest between shifts on different days. The pause between two shifts on the same day is not rest and is not
 * checked.
 */
function restVerdicts(spans: readonly ShiftSpan[], report: WarningReport): void {
  let last: ShiftSpan | undefined
  for (const span of spans) {
    if (last && span.day !== last.day) {
      const rest = span.from - last.to
      if (rest >= 0 && rest < MIN_REST) report('rest', span, `отдых ${minutesToHoursText(rest)}, меньше 8 ч`)
    }
    if (!last || span.to > last.to) last = span
  }
}

function weekSums(own: readonly ShiftSpan[], report: WarningReport): void {
  let minutes = 0
  const days = new Set<number>()
  const points = new Map<number, number>()
  for (const span of own) {
    const before = minutes
    minutes += shiftWorkMinutes(span.row)
    if (before <= MAX_WEEK && minutes > MAX_WEEK) {
      const total = own.reduce((sum, { row }) => sum + shiftWorkMinutes(row), 0)
      report('hours', span, `${minutesToHoursText(total)} за неделю, больше 60 ч`)
    }
    if (!days.has(span.day) && days.size === MAX_DAYS) report('days', span, `${MAX_DAYS + 1}-й рабочий день за неделю`)
    days.add(span.day)
    const { pointId } = span.row
    if (pointId === null) continue
    const first = points.get(span.day)
    if (first !== undefined && first !== pointId) report('points', span, 'две точки за день')
    else points.set(span.day, pointId)
  }
}

function sorted(found: ScheduleIssue[], days: readonly DraftDay[]): ScheduleIssue[] {
  const places = days.map(({ rows }) => new Map(rows.map(({ key }, index) => [key, index])))
  const place = ({ day, key }: ScheduleIssue) => (key === null ? -1 : (places[day]?.get(key) ?? 0))
  const rank = ({ tone }: ScheduleIssue) => (tone === 'red' ? 0 : 1)
  return found.sort((a, b) => a.day - b.day || place(a) - place(b) || rank(a) - rank(b))
}

export function minutesToHoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '−' : ''}${hours === 0 && rest > 0 ? '' : `${hours} ч`}${rest > 0 ? `${hours > 0 ? ' ' : ''}${rest} мин` : ''}`
}
