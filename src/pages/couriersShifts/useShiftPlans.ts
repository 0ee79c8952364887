import { useMemo } from 'react'
import type { Shift } from '../../api/shifts'
import { findPlannedShift, type ShiftInterval } from '../../domain/plannedShifts'
import { dateOfShift } from '../../domain/shifts'
import { toEpochSecond } from '../../lib/moments'
import { useCityPlannedShifts } from '../../parts/plan/useCityPlannedShifts'
import { cityTimezone } from '../../session/timezones'

/**
 * Each day needs its own request, so planned shifts are loaded only for the latest days of a list page, at most this many. The rows of a
 * page rarely cover more days.
 */
const MAX_DAYS = 7

export function useShiftPlans(shifts: readonly Shift[], cityId: number | undefined) {
  const timezone = cityTimezone(cityId)
  const dates = useMemo(
    () => [...new Set(shifts.flatMap((shift) => dateOfShift(shift, timezone) ?? []))].sort().slice(-MAX_DAYS),
    [shifts, timezone],
  )
  const plan = useCityPlannedShifts(cityId, dates)
  const days = plan.value?.days
  const plans = useMemo(() => {
    const plans = new Map<number, ShiftInterval>()
    for (const shift of shifts) {
      const date = dateOfShift(shift, timezone)
      const rows = date === undefined ? undefined : days?.get(date)
      if (!rows || !shift.courier || shift.createdAt === undefined || date === undefined) continue
      const startedAt = toEpochSecond(shift.createdAt, timezone)
      const planned = findPlannedShift(rows, shift.courier.id, date, startedAt, timezone)
      if (planned) plans.set(shift.id, planned)
    }
    return plans
  }, [shifts, days, timezone])
  return { plan, plans }
}
