/** Operations, section 3. Each day is a separate record, so that a change of one day stays small. */

export type ScheduleRecord = {
  id: number
  cityId: number
  /** `yyyy-MM-dd`, a Tuesday. */
  dateStart: string
  /** Six days after `dateStart`. */
  dateEnd: string
  publishedAt: number | null
  /** By courier id: the publication that last changed the courier's shifts. */
  toldAt: Record<string, number>
}

/** Times are `HH:mm`; an end that is not after the start is on the next day. */
export type ScheduleRow = {
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
  /** `yyyy-MM-dd`. */
  date: string
  published: ScheduleRow[]
  /** Null if it equals the published rows. */
  draft: ScheduleRow[] | null
}
