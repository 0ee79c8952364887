import { ChronoUnit } from '@js-joda/core'
import type { Shift, ShiftBody } from '../../api/shifts'
import { formatRequestMoment, toCityTime } from '../../lib/jodaMoments'
import { formatMoment } from '../../lib/moments'

/** Dates with times as `yyyy-MM-dd HH:mm:00` in city time. */
export type ShiftFormValues = { sessionEnd: string; breakTimeStart: string; breakTimeEnd: string }

export function toShiftFormValues(shift: Shift, timezone: number): Partial<ShiftFormValues> {
  const moment = (text: string | undefined) =>
    text === undefined ? undefined : formatRequestMoment(toCityTime(text, timezone).truncatedTo(ChronoUnit.MINUTES))
  const values = {
    sessionEnd: moment(shift.sessionEnd ?? shift.finishedAt),
    breakTimeStart: moment(shift.breakTimeStart),
    breakTimeEnd: moment(shift.breakTimeEnd),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The request omits a break whose start or end is missing (contract, «rules of the mock that the specification does not have»). */
export const shiftBody = ({ sessionEnd, breakTimeStart, breakTimeEnd }: Partial<ShiftFormValues>): ShiftBody => ({
  sessionEnd: sessionEnd ?? '',
  ...(breakTimeStart && breakTimeEnd ? { breakTimeStart, breakTimeEnd } : {}),
})

/** Returns warnings about times that are probably wrong, by field. `shift` is the shift before the edit. */
export function shiftFormWarnings(
  { sessionEnd, breakTimeStart, breakTimeEnd }: Partial<ShiftFormValues>,
  shift: Shift,
  timezone: number,
): Partial<Record<keyof ShiftFormValues, string>> {
  const start =
    shift.createdAt && formatRequestMoment(toCityTime(shift.createdAt, timezone).truncatedTo(ChronoUnit.MINUTES))
  const hadBreak = shift.breakTimeStart !== undefined || shift.breakTimeEnd !== undefined
  return {
    ...(start && sessionEnd && sessionEnd < start && { sessionEnd: `Раньше начала смены: ${shown(start)}` }),
    ...(breakTimeStart && !breakTimeEnd && { breakTimeEnd: 'Без окончания перерыв не сохранится' }),
    ...(breakTimeEnd && !breakTimeStart && { breakTimeStart: 'Без начала перерыв не сохранится' }),
    ...(hadBreak && !breakTimeStart && !breakTimeEnd && { breakTimeStart: BREAK_REMOVED }),
    ...(breakTimeStart && breakTimeEnd && breakWarnings([breakTimeStart, breakTimeEnd], start, sessionEnd)),
  }
}

/**
 * Warning for a break that the user has cleared: the request then contains no break, and the server may keep the old one (contract, «absent
 * values»).
 */
const BREAK_REMOVED = 'Перерыв не будет передан. Проверьте после сохранения, убрал ли его сервер'

function breakWarnings([from, to]: [string, string], start: string | undefined, end: string | undefined) {
  if (to < from) return { breakTimeEnd: `Раньше начала перерыва: ${shown(from)}` }
  return {
    ...(start && from < start && { breakTimeStart: `Раньше начала смены: ${shown(start)}` }),
    ...(end && to > end && { breakTimeEnd: `Позже конца смены: ${shown(end)}` }),
  }
}

const shown = (moment: string): string => formatMoment(moment, 0)
