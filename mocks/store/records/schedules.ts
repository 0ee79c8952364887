/** Weeks of courier shifts (operations, section 3). A week is one record, each of its days another, so that a change of a day stays small. */

export type ScheduleRecord = {
  id: number
  cityId: number
  /** `yyyy-MM-dd`, a Tuesday. */
  dateStart: string
  /** Six days later. */
  dateEnd: string
  /** When it was last published; null while it is a draft alone. */
  publishedAt: number | null
  /** When each courier was last told of his shifts: the publication that last changed them. By the courier's id. */
  toldAt: Record<string, number>
}

/** A shift of a day. Times are `HH:mm`; an end not after the start is on the next day. */
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
  /** What couriers see. */
  published: ScheduleRow[]
  /** What is being prepared; null when nothing differs from what is published. */
  draft: ScheduleRow[] | null
}
