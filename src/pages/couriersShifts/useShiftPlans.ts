import { useMemo } from 'react'
import type { Shift } from '../../api/shifts'
import { type PlannedShift, plannedFor } from '../../domain/plannedShifts'
import { toCityTime } from '../../lib/dates'
import { toEpochSecond } from '../../lib/moments'
import { useCityPlan } from '../../parts/plan/cityPlan'
import { cityTimezone } from '../../session/timezones'

/**
 * The plan of each day is a separate request, so only the latest days of a page are loaded; a page rarely has more
 * days.
 */
const MAX_DAYS = 7

export function useShiftPlans(shifts: readonly Shift[], cityId: number | undefined): ReadonlyMap<number, PlannedShift> {
  const timezone = cityTimezone(cityId)
  const dates = useMemo(
    () => [...new Set(shifts.flatMap((shift) => shiftDay(shift, timezone) ?? []))].sort().slice(-MAX_DAYS),
    [shifts, timezone],
  )
  const plan = useCityPlan(cityId, dates)
  return useMemo(() => {
    const plans = new Map<number, PlannedShift>()
    for (const shift of shifts) {
      const date = shiftDay(shift, timezone)
      const rows = date === undefined ? undefined : plan.get(date)
      if (!rows || !shift.courier || shift.createdAt === undefined || date === undefined) continue
      const startedAt = toEpochSecond(shift.createdAt, timezone)
      const planned = plannedFor(rows, shift.courier.id, date, startedAt, timezone)
      if (planned) plans.set(shift.id, planned)
    }
    return plans
  }, [shifts, plan, timezone])
}

export const shiftDay = ({ dateSlot, createdAt }: Shift, timezone: number): string | undefined =>
  dateSlot ?? (createdAt === undefined ? undefined : toCityTime(createdAt, timezone).toLocalDate().toString())
