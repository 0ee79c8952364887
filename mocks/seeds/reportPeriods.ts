import { DateTimeFormatter, LocalDate } from '@js-joda/core'
import { localEpochDay } from '../store/dateTime'

/** A report covers half a month. `value` is its first day as `yyyyMMdd`. The newest half comes first. */
export type ReportPeriod = { value: number; label: string; dateStart: string; dateEnd: string }

const COUNT = 6
const DISPLAY = DateTimeFormatter.ofPattern('dd-MM-yyyy')
const ID = DateTimeFormatter.ofPattern('yyyyMMdd')
const OFFICE_TIMEZONE = 5

export function reportPeriods(now: number): ReportPeriod[] {
  const periods: ReportPeriod[] = []
  let day = LocalDate.ofEpochDay(localEpochDay(now, OFFICE_TIMEZONE))
  while (periods.length < COUNT) {
    const isFirstHalf = day.dayOfMonth() <= 15
    const start = day.withDayOfMonth(isFirstHalf ? 1 : 16)
    const end = isFirstHalf ? day.withDayOfMonth(15) : day.withDayOfMonth(day.lengthOfMonth())
    periods.push({
      value: Number(start.format(ID)),
      label: `${start.format(DISPLAY)} – ${end.format(DISPLAY)}`,
      dateStart: start.toString(),
      dateEnd: end.toString(),
    })
    day = start.minusDays(1)
  }
  return periods
}
