import { searchArchive } from '../../api/orders'
import { searchSalary } from '../../api/salary'
import type { Shift } from '../../api/shifts'
import { dateOfShift, lastOrderEndSecond } from '../../domain/shifts'
import { loadAllPages } from '../../lib/loadAllPages'
import { toCityDate, toEpochSecond } from '../../lib/moments'
import { getUnreadableCount } from '../../lib/unreadableRowCount'
import { cityToday } from '../../session/cityNow'
import { useAccess } from '../../session/sessionHooks'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { shiftOrderSearchEndDate } from './shiftCityTime'

type ShiftQuery = {
  courierId: number
  cityId: number | undefined
  date: string
  /** Last date of the order search: the next day for a shift that ended after midnight, otherwise equal to `date`. */
  lastDate: string
  from: number
  until: number | undefined
  timezone: number
}

/** `end` is in epoch seconds; undefined if the shift has no orders. */
async function loadLastOrder(
  { courierId, cityId, date, lastDate, timezone, ...shift }: ShiftQuery,
  signal: AbortSignal,
) {
  const query = { page: 1, courierId, cityId, dateStart: date, dateEnd: lastDate }
  const { rows } = await loadAllPages({ search: searchArchive, query, keyOf: (order) => order.id, signal })
  return { end: lastOrderEndSecond(rows, shift, timezone), unreadable: getUnreadableCount(rows) }
}

/** Resolves to true if the courier has been paid for the date, and to null if the server does not say. */
async function loadPaidStatus({ courierId, cityId, date }: ShiftQuery, signal: AbortSignal): Promise<boolean | null> {
  if (cityId === undefined) return false
  const query = { page: 1, cityId, courierId, dateStart: date, dateEnd: date }
  const { rows, unreadable = 0 } = await searchSalary(query, signal)
  if (rows.some(({ isPaidOut }) => isPaidOut === true)) return true
  return unreadable > 0 || rows.some(({ isPaidOut }) => isPaidOut === undefined) ? null : false
}

/**
 * Loads the end of the shift's last order and whether the courier has been paid for the day of the shift. Each request needs its own
 * permission, and the form works without these data.
 */
export function useShiftEndData(shift: Shift, cityId: number | undefined, timezone: number) {
  const can = useAccess()
  const date = dateOfShift(shift, timezone)
  const { courier, createdAt, finishedAt } = shift
  const shiftQuery: ShiftQuery | undefined =
    courier && date !== undefined && createdAt !== undefined
      ? {
          courierId: courier.id,
          cityId,
          date,
          lastDate: shiftOrderSearchEndDate(
            date,
            finishedAt === undefined ? cityToday(cityId) : toCityDate(finishedAt, timezone),
          ),
          from: toEpochSecond(createdAt, timezone),
          until: finishedAt === undefined ? undefined : toEpochSecond(finishedAt, timezone),
          timezone,
        }
      : undefined
  const lastOrder = useLoadedValue(loadLastOrder, [shiftQuery], { skip: !can('order_view') })
  const paidStatus = useLoadedValue(loadPaidStatus, [shiftQuery], {
    skip: !can('salary_manage') || cityId === undefined,
  })
  return { lastOrder, paidStatus }
}
