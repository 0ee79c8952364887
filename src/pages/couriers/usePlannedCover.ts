import { LocalDate } from '@js-joda/core'
import { useMemo } from 'react'
import { plannedCover } from '../../domain/plannedShifts'
import { useCityPlan } from '../../parts/plan/cityPlan'
import { cityToday } from '../../session/cityClock'
import { cityTimezone } from '../../session/timezones'
import { useNow } from '../../ui/load/useNow'

const REFRESH_MS = 10 * 60_000
const TICK_MS = 60_000

/** Undefined if today's plan is unknown. Includes yesterday, because its shifts may run past midnight. */
export function usePlannedCover(cityId: number | undefined): ReadonlyMap<number, number> | undefined {
  const now = useNow(TICK_MS)
  const date = cityToday(cityId)
  const timezone = cityTimezone(cityId)
  const dates = useMemo(() => [LocalDate.parse(date).minusDays(1).toString(), date], [date])
  const plan = useCityPlan(cityId, dates, REFRESH_MS)
  return useMemo(() => {
    if (!plan.has(date)) return undefined
    const days = dates.flatMap((day) => ({ date: day, rows: plan.get(day) ?? [] }))
    return plannedCover(days, now, timezone)
  }, [plan, dates, date, now, timezone])
}
