import { loadScheduleDay, type Schedule, type ScheduleDayItem, searchSchedules } from '../../api/schedules'
import { useAccess } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'

/** Planned shifts of a city by date, from published weeks only. Dates of other weeks are absent. */
export type CityPlannedShifts = ReadonlyMap<string, readonly ScheduleDayItem[]>

const NO_PLAN: CityPlannedShifts = new Map()

const holds = ({ dateStart, dateEnd }: Schedule, date: string) => dateStart <= date && date <= dateEnd

async function loadCityPlan(cityId: number, dates: readonly string[], signal: AbortSignal): Promise<CityPlannedShifts> {
  const weeks: Schedule[] = []
  // The order of weeks is not specified, so a date may be on any page.
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { rows, pageCount } = await searchSchedules({ page, cityId, isPublished: true }, signal)
    pages = pageCount
    weeks.push(...rows)
    if (rows.length === 0 || dates.every((date) => weeks.some((week) => holds(week, date)))) break
  }
  const plan = new Map<string, readonly ScheduleDayItem[]>()
  for (const date of dates) {
    const week = weeks.find((each) => holds(each, date))
    if (week) plan.set(date, await loadScheduleDay(week.id, date, true, signal))
  }
  return plan
}

/**
 * Returns the planned shifts of a city. They are optional data: the result is empty if the user has no permission to
 * see schedules or the request fails.
 */
export function useCityPlannedShifts(
  cityId: number | undefined,
  dates: readonly string[],
  every?: number,
): CityPlannedShifts {
  const maySee = useAccess()('schedule_view')
  const { value } = useLoaded(loadCityPlan, [cityId, dates], {
    skip: !maySee || dates.length === 0,
    ...(every === undefined ? {} : { every }),
  })
  return value ?? NO_PLAN
}
