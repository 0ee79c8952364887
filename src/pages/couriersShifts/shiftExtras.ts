import { LocalDate } from '@js-joda/core'
import { searchArchive } from '../../api/orders'
import { searchSalary } from '../../api/salary'
import type { Shift } from '../../api/shifts'
import { lastOrderEnd } from '../../domain/shifts'
import { loadAllPages } from '../../lib/allPages'
import { cityDate, toEpochSecond } from '../../lib/moments'
import { cityToday } from '../../session/cityClock'
import { useAccess } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'
import { shiftDay } from './useShiftPlans'

type Asked = {
  courierId: number
  cityId?: number
  date: string
  /** The next day for a shift that ended after midnight, otherwise equal to `date`. */
  lastDate: string
  from: number
  until: number | undefined
  timezone: number
}

/** Epoch seconds; null if the shift has no orders. */
async function loadLastOrder({ courierId, cityId, date, lastDate, timezone, ...shift }: Asked, signal: AbortSignal) {
  const query = { page: 1, courierId, dateStart: date, dateEnd: lastDate, ...(cityId === undefined ? {} : { cityId }) }
  const { rows } = await loadAllPages({ search: searchArchive, query, keyOf: (order) => order.id, signal })
  return lastOrderEnd(rows, shift, timezone) ?? null
}

async function loadIsPaid({ courierId, cityId, date }: Asked, signal: AbortSignal): Promise<boolean> {
  if (cityId === undefined) return false
  const { rows } = await searchSalary({ page: 1, cityId, courierId, dateStart: date, dateEnd: date }, signal)
  return rows.some(({ isPaidOut }) => isPaidOut === true)
}

export type ShiftExtras = { lastOrderAt: number | undefined; isPaid: boolean }

/** Optional data about the shift's day. Each request needs its own permission, and the form works without the data. */
export function useShiftExtras(shift: Shift, cityId: number | undefined, timezone: number): ShiftExtras {
  const can = useAccess()
  const date = shiftDay(shift, timezone)
  const { courier, createdAt, finishedAt } = shift
  const asked: Asked | undefined =
    courier && date !== undefined && createdAt !== undefined
      ? {
          courierId: courier.id,
          ...(cityId === undefined ? {} : { cityId }),
          date,
          lastDate: lastDay(date, finishedAt === undefined ? cityToday(cityId) : cityDate(finishedAt, timezone)),
          from: toEpochSecond(createdAt, timezone),
          until: finishedAt === undefined ? undefined : toEpochSecond(finishedAt, timezone),
          timezone,
        }
      : undefined
  const lastOrder = useLoaded(loadLastOrder, [asked], { skip: !can('order_view') })
  const isPaid = useLoaded(loadIsPaid, [asked], { skip: !can('salary_manage') || cityId === undefined })
  return { lastOrderAt: lastOrder.value ?? undefined, isPaid: isPaid.value === true }
}

/** A shift passes one midnight at most, so the search does not cover every day of a shift that was left open. */
const lastDay = (date: string, end: string): string =>
  end > date ? LocalDate.parse(date).plusDays(1).toString() : date
