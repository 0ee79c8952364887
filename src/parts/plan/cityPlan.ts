import { loadScheduleDay, type Schedule, type ScheduleDayItem, searchSchedules } from '../../api/schedules'
import { useAccess } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'

/** The published rows of days, by date. A date without a published week is absent: nothing is known of it. */
export type CityPlan = ReadonlyMap<string, readonly ScheduleDayItem[]>

const NO_PLAN: CityPlan = new Map()

/** Weeks are looked for on so many pages; older ones are not worth the calls. */
const MAX_PAGES = 3

const holds = ({ dateStart, dateEnd }: Schedule, date: string) => dateStart <= date && date <= dateEnd

/** What was published for some days of a city. */
async function loadCityPlan(cityId: number, dates: readonly string[], signal: AbortSignal): Promise<CityPlan> {
  const weeks: Schedule[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const { rows, pageCount } = await searchSchedules({ page, cityId, isPublished: true }, signal)
    pages = pageCount
    weeks.push(...rows)
    if (dates.every((date) => weeks.some((week) => holds(week, date)))) break
  }
  const plan = new Map<string, readonly ScheduleDayItem[]>()
  for (const date of dates) {
    const week = weeks.find((each) => holds(each, date))
    if (week) plan.set(date, await loadScheduleDay(week.id, date, true, signal))
  }
  return plan
}

/**
 * The plan of some days, for people who may see schedules. An extra: without it, or when it fails, the screen is whole.
 */
export function useCityPlan(cityId: number | undefined, dates: readonly string[], every?: number): CityPlan {
  const maySee = useAccess()('schedule_view')
  const { value } = useLoaded(loadCityPlan, [cityId, dates], {
    skip: !maySee || dates.length === 0,
    ...(every === undefined ? {} : { every }),
  })
  return value ?? NO_PLAN
}
