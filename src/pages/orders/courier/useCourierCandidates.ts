import { LocalDate } from '@js-joda/core'
import { useMemo } from 'react'
import { type Courier, loadActiveCouriers, loadCourierLocations } from '../../../api/couriers'
import type { Order } from '../../../api/orders'
import { averageDistanceKm, type CourierCandidate, compareCouriersByFitness } from '../../../domain/courierChoice'
import { isFreeCourier } from '../../../domain/couriers'
import { type LatLong, toLatLong } from '../../../domain/geo'
import { isActiveOrderStatus } from '../../../domain/orders'
import { plannedEndByCourier } from '../../../domain/plannedShifts'
import { nowSecond } from '../../../lib/clock'
import { type LoadedValue, mapLoadedValue } from '../../../lib/loadedValue'
import { formatEpochTime } from '../../../lib/moments'
import { orderBook } from '../../../live/orderBook/orderBook'
import { type CityShiftPlan, useCityPlannedShifts } from '../../../parts/plan/useCityPlannedShifts'
import { cityToday } from '../../../session/cityNow'
import { useAccess } from '../../../session/sessionHooks'
import { cityTimezone } from '../../../session/timezones'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'

export type CourierCandidatesData = {
  couriers: readonly CourierCandidate[]
  /** Ids of all couriers with an active slot in the city, also of those who already have all of the orders. */
  atWork: ReadonlySet<number>
  unreadable: number
  /** Planned shifts, which show when each courier's shift ends. They have a request of their own, which may fail. */
  plan: LoadedValue<CityShiftPlan>
}

const NO_PLACES: ReadonlyMap<number, LatLong> = new Map()

/**
 * Returns the couriers who may take the orders, best fit first. Couriers who already have all of the orders are removed
 * on each render and not on loading, because the orders may be reassigned while the dialog is open.
 */
export function useCourierCandidates(
  orders: readonly Pick<Order, 'cityId' | 'courier' | 'addressFrom'>[],
  isWanted: boolean,
): LoadedValue<CourierCandidatesData> {
  const mayLocate = useAccess()('courier_location_view')
  const cityId = orders[0]?.cityId
  const atWork = useLoadedValue(loadAtWork, [cityId ?? null], { skip: !isWanted })
  // The positions only sort the couriers, so they load separately: a slow or failed request must not delay or block the
  // choice of a courier.
  const places = useLoadedValue(loadPlaces, [cityId], { skip: !isWanted || !mayLocate })
  const { plan, ends } = usePlannedEnds(isWanted ? cityId : undefined)
  return mapLoadedValue(atWork, ({ rows, unreadable = 0 }) => ({
    couriers: candidates(rows, places.value ?? NO_PLACES, orders, ends),
    atWork: new Set(rows.map(({ id }) => id)),
    unreadable,
    plan,
  }))
}

const loadAtWork = (cityId: number | null, signal: AbortSignal) => loadActiveCouriers(cityId ?? undefined, signal)

async function loadPlaces(cityId: number, signal: AbortSignal): Promise<ReadonlyMap<number, LatLong>> {
  const locations = await loadCourierLocations(cityId, signal)
  return new Map(
    locations.flatMap(({ courierId, ...at }) => {
      const place = toLatLong(at)
      return place ? [[courierId, place] as const] : []
    }),
  )
}

function candidates(
  couriers: readonly Courier[],
  places: ReadonlyMap<number, LatLong>,
  orders: readonly Pick<Order, 'courier' | 'addressFrom'>[],
  ends: ReadonlyMap<number, string>,
): CourierCandidate[] {
  const inHand = ordersInHand()
  const branches = orders.flatMap(({ addressFrom }) => toLatLong(addressFrom) ?? [])
  return couriers
    .filter(({ id }) => orders.some(({ courier }) => courier?.id !== id))
    .map((courier) => ({
      id: courier.id,
      fio: courier.fio,
      isFree: isFreeCourier(courier),
      state: courier.orderStatusName,
      courierTypeId: courier.courierTypeId,
      ordersInHand: inHand.get(courier.id) ?? 0,
      distanceKm: averageDistanceKm(branches, places.get(courier.id)),
      shiftUntil: ends.get(courier.id),
    }))
    .sort(compareCouriersByFitness)
}

function ordersInHand(): ReadonlyMap<number, number> {
  const inHand = new Map<number, number>()
  for (const { id: orderId, order } of orderBook.rows()) {
    const id = order.courier?.id
    if (id !== undefined && isActiveOrderStatus(order.status) && orderBook.isCurrent(orderId))
      inHand.set(id, (inHand.get(id) ?? 0) + 1)
  }
  return inHand
}

/** `ends`: the planned end of each courier's current shift by courier id, as `HH:mm` in city time. */
function usePlannedEnds(cityId: number | undefined) {
  const date = cityToday(cityId)
  const timezone = cityTimezone(cityId)
  const dates = useMemo(() => [LocalDate.parse(date).minusDays(1).toString(), date], [date])
  const plan = useCityPlannedShifts(cityId, dates)
  const planned = plan.value?.days
  const ends = useMemo(() => {
    const days = dates.map((day) => ({ date: day, rows: planned?.get(day) ?? [] }))
    const seconds = plannedEndByCourier(days, nowSecond(), timezone)
    return new Map([...seconds].map(([courierId, end]) => [courierId, formatEpochTime(end, timezone)]))
  }, [planned, dates, timezone])
  return { plan, ends }
}
