import type { DraftDay } from './draftWeek'
import { DAY_MINUTES, type ScheduleShift, shiftEndMinute } from './scheduleShift'

export const HOURS_IN_DAY = 24

/** Planned courier-hours for each hour of each day, without breaks. With `pointId`, only shifts at that dispatch point count. */
export function shiftCoverageByHour(
  days: readonly DraftDay[],
  { before = [], pointId }: { before?: readonly ScheduleShift[]; pointId?: number | undefined } = {},
): number[][] {
  const hours = days.map(() => new Array<number>(HOURS_IN_DAY).fill(0))
  const add = (from: number, to: number, sign: number) => {
    for (let minute = Math.max(from, 0); minute < to; ) {
      const next = Math.min(to, (Math.floor(minute / 60) + 1) * 60)
      const day = hours[Math.floor(minute / DAY_MINUTES)]
      const hour = Math.floor((minute % DAY_MINUTES) / 60)
      if (day) day[hour] = (day[hour] ?? 0) + (sign * (next - minute)) / 60
      minute = next
    }
  }
  const addRow = ({ start, end, breakStart, breakEnd, pointId: at }: ScheduleShift, day: number) => {
    if (start === null || end === null || (pointId !== undefined && at !== pointId)) return
    const to = shiftEndMinute(start, end)
    add(day * DAY_MINUTES + start, day * DAY_MINUTES + to, 1)
    const isPause = breakStart !== null && breakEnd !== null && breakStart >= start && breakEnd <= to
    if (isPause) add(day * DAY_MINUTES + breakStart, day * DAY_MINUTES + breakEnd, -1)
  }
  for (const row of before) addRow(row, -1)
  days.forEach(({ rows }, day) => {
    for (const row of rows) addRow(row, day)
  })
  return hours.map((day) => day.map((value) => Math.max(0, Math.round(value * 100) / 100)))
}
