import { LocalDate } from '@js-joda/core'
import { useMemo } from 'react'
import { plannedEnds } from '../../domain/plannedShifts'
import { nowSecond } from '../../lib/clock'
import { formatSecondTime } from '../../lib/moments'
import { cityToday } from '../../session/cityClock'
import { cityTimezone } from '../../session/timezones'
import { useCityPlan } from './cityPlan'

/** Returns for each courier id when the courier's current shift should end, as `HH:mm`. */
export function usePlannedEnds(cityId: number | undefined): ReadonlyMap<number, string> {
  const date = cityToday(cityId)
  const timezone = cityTimezone(cityId)
  const dates = useMemo(() => [LocalDate.parse(date).minusDays(1).toString(), date], [date])
  const plan = useCityPlan(cityId, dates)
  return useMemo(() => {
    const days = dates.map((day) => ({ date: day, rows: plan.get(day) ?? [] }))
    const ends = plannedEnds(days, nowSecond(), timezone)
    return new Map([...ends].map(([courierId, end]) => [courierId, formatSecondTime(end, timezone)]))
  }, [plan, dates, timezone])
}
