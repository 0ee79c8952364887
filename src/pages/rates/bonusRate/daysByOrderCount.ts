import { LocalDate } from '@js-joda/core'
import { type Shift, type ShiftFilters, searchShifts } from '../../../api/shifts'
import type { DaysByOrderCount } from '../../../domain/rates/bonusGrid'
import { dateOfShift } from '../../../domain/shifts'
import { loadAllPages } from '../../../lib/loadAllPages'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { cityToday } from '../../../session/cityNow'
import { cityTimezone } from '../../../session/timezones'

export const BONUS_LOOK_BACK_DAYS = 14

/** `unreadable`: number of shifts that are not in `byType`, because a field that the estimate needs is missing or invalid. */
export type DaysByCourierType = { byType: Map<number, DaysByOrderCount>; unreadable: number }

export async function loadDaysByOrderCount(cityId: number, signal: AbortSignal): Promise<DaysByCourierType> {
  const today = LocalDate.parse(cityToday(cityId))
  const query = {
    cityId,
    dateStart: today.minusDays(BONUS_LOOK_BACK_DAYS).toString(),
    dateEnd: today.minusDays(1).toString(),
    page: 1,
  }
  const { rows } = await loadAllPages<Shift, ShiftFilters>({
    search: searchShifts,
    query,
    keyOf: ({ id }) => id,
    signal,
  })
  return sumOrdersByDay(rows, cityTimezone(cityId))
}

/** Sums the orders of each courier by day, because the bonus depends on all orders of a day across shifts. */
function sumOrdersByDay(shifts: readonly Shift[], timezone: number): DaysByCourierType {
  let unreadable = getUnreadableCount(shifts)
  const orders = new Map<string, { type: number; count: number }>()
  for (const shift of shifts) {
    const { courier, countOrder } = shift
    const type = courier?.courierTypeId
    const date = dateOfShift(shift, timezone)
    if (!courier || type === undefined || countOrder === undefined || !date) {
      unreadable++
      continue
    }
    const key = `${courier.id} ${date}`
    const day = orders.get(key)
    orders.set(key, { type, count: (day?.count ?? 0) + countOrder })
  }
  const byType = new Map<number, Map<number, number>>()
  for (const { type, count } of orders.values()) {
    const days = byType.get(type) ?? new Map<number, number>()
    days.set(count, (days.get(count) ?? 0) + 1)
    byType.set(type, days)
  }
  return { byType, unreadable }
}
