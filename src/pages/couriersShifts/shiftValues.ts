import { ChronoUnit } from '@js-joda/core'
import type { Shift, ShiftBody } from '../../api/shifts'
import { requestMoment, toCityTime } from '../../lib/dates'

/** Dates with times as `yyyy-MM-dd HH:mm:00` in city time. */
export type ShiftValues = { sessionEnd: string; breakTimeStart: string; breakTimeEnd: string }

export function shiftValues(shift: Shift, timezone: number): Partial<ShiftValues> {
  const moment = (text: string | undefined) =>
    text === undefined ? undefined : requestMoment(toCityTime(text, timezone).truncatedTo(ChronoUnit.MINUTES))
  const values = {
    sessionEnd: moment(shift.sessionEnd ?? shift.finishedAt),
    breakTimeStart: moment(shift.breakTimeStart),
    breakTimeEnd: moment(shift.breakTimeEnd),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Empty break times are omitted from the request (contract, «absent values»). */
export const shiftBody = ({ sessionEnd, breakTimeStart, breakTimeEnd }: Partial<ShiftValues>): ShiftBody => ({
  sessionEnd: sessionEnd ?? '',
  ...(breakTimeStart ? { breakTimeStart } : {}),
  ...(breakTimeEnd ? { breakTimeEnd } : {}),
})
