import { ChronoUnit } from '@js-joda/core'
import type { Shift, ShiftBody } from '../../api/shifts'
import { requestMoment, toCityTime } from '../../lib/dates'

/** What the form edits: moments `yyyy-MM-dd HH:mm:00` in city time. */
export type ShiftValues = { sessionEnd: string; breakTimeStart: string; breakTimeEnd: string }

/** The times of a shift as the form shows them: to the minute, whatever seconds and offset they came with. */
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

/** What is sent: a break that is not given is left out (contract, «absent values»). */
export const shiftBody = ({ sessionEnd, breakTimeStart, breakTimeEnd }: Partial<ShiftValues>): ShiftBody => ({
  sessionEnd: sessionEnd ?? '',
  ...(breakTimeStart ? { breakTimeStart } : {}),
  ...(breakTimeEnd ? { breakTimeEnd } : {}),
})
