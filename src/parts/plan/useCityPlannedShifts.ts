import { loadScheduleDay, type Schedule, type ScheduleDayItem, searchSchedules } from '../../api/schedules'
import type { LoadedValue } from '../../lib/loadedValue'
import { useAccess } from '../../session/sessionHooks'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

export type CityShiftPlan = {
  /** Planned shifts of a city by date, from published weeks only. Dates of other weeks are absent. */
  days: ReadonlyMap<string, readonly ScheduleDayItem[]>
  /** True if planned shifts of one of the dates may be missing, because a week or a shift could not be read. */
  isIncomplete: boolean
}

const holds = ({ dateStart, dateEnd }: Schedule, date: string) => dateStart <= date && date <= dateEnd

async function loadCityPlan(cityId: number, dates: readonly string[], signal: AbortSignal): Promise<CityShiftPlan> {
  const weeks: Schedule[] = []
  let unreadableWeeks = 0
  // The order of weeks is not specified, so a date may be on any page.
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { rows, pageCount, unreadable = 0 } = await searchSchedules({ page, cityId, isPublished: true }, signal)
    pages = pageCount
    unreadableWeeks += unreadable
    weeks.push(...rows)
    if (rows.length === 0 || dates.every((date) => weeks.some((week) => holds(week, date)))) break
  }
  const days = new Map<string, readonly ScheduleDayItem[]>()
  let isIncomplete = false
  for (const date of dates) {
    const week = weeks.find((each) => holds(each, date))
    if (!week) {
      isIncomplete ||= unreadableWeeks > 0
      continue
    }
    const { rows, unreadable } = await loadScheduleDay(week.id, date, true, signal)
    days.set(date, rows)
    isIncomplete ||= !!unreadable || rows.some(({ timeStart, timeEnd }) => !timeStart || !timeEnd)
  }
  return { days, isIncomplete }
}

export function useCityPlannedShifts(
  cityId: number | undefined,
  dates: readonly string[],
  every?: number,
): LoadedValue<CityShiftPlan> {
  const maySee = useAccess()('schedule_view')
  return useLoadedValue(loadCityPlan, [cityId, dates], { skip: !maySee || dates.length === 0, every })
}
