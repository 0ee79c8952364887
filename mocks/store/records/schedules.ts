/**
 * Specification: operations, section 3. Each day of a schedule is a separate record, so that a change of one day stores
 * little data.
 */

export type ScheduleRecord = {
  id: number
  cityId: number
  /** `yyyy-MM-dd`, a Tuesday. */
  dateStart: string
  /** Six days after `dateStart`. */
  dateEnd: string
  publishedAt: number | null
  /** By courier id: time of the last publication that changed the courier's shifts, in seconds since 1970. */
  toldAt: Record<string, number>
}

/** Times are `HH:mm`; an end that is not after the start is on the next day. */
export type ScheduleShiftRecord = {
  shiftId: number
  pointId: number
  courierId: number
  timeStart: string
  timeEnd: string
  breakTimeStart: string | null
  breakTimeEnd: string | null
}

export type ScheduleDayRecord = {
  id: number
  scheduleId: number
  date: string
  published: ScheduleShiftRecord[]
  /** Null if the draft equals the published shifts. */
  draft: ScheduleShiftRecord[] | null
}
