import { LocalDate } from '@js-joda/core'
import { useMemo } from 'react'
import { plannedCourierCountByPoint } from '../../domain/plannedShifts'
import type { LoadedValue } from '../../lib/loadedValue'
import { type CityShiftPlan, useCityPlannedShifts } from '../../parts/plan/useCityPlannedShifts'
import { cityToday } from '../../session/cityNow'
import { cityTimezone } from '../../session/timezones'
import { useNowSecond } from '../../ui/load/useNowSecond'

const REFRESH_MS = 10 * 60_000
const TICK_MS = 60_000

type PlannedCouriers = { plan: LoadedValue<CityShiftPlan>; counts: ReadonlyMap<number, number> | undefined }

/**
 * Number of couriers that should be working now, by point; undefined if today's schedule is unknown. Yesterday's shifts
 * are included, because they may last past midnight.
 */
export function usePlannedNowCountsByPoint(cityId: number | undefined): PlannedCouriers {
  const now = useNowSecond(TICK_MS)
  const date = cityToday(cityId)
  const timezone = cityTimezone(cityId)
  const dates = useMemo(() => [LocalDate.parse(date).minusDays(1).toString(), date], [date])
  const plan = useCityPlannedShifts(cityId, dates, REFRESH_MS)
  const known = plan.value?.days
  const counts = useMemo(() => {
    if (!known?.has(date)) return undefined
    const days = dates.flatMap((day) => ({ date: day, rows: known.get(day) ?? [] }))
    return plannedCourierCountByPoint(days, now, timezone)
  }, [known, dates, date, now, timezone])
  return { plan, counts }
}
