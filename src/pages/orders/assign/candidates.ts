import { type Courier, loadCourierLocations, searchActiveCouriers } from '../../../api/couriers'
import type { Order } from '../../../api/orders'
import { byFitness, type CourierCandidate, distanceToAll } from '../../../domain/courierChoice'
import { isFreeCourier } from '../../../domain/couriers'
import { type LatLong, toLatLong } from '../../../domain/geo'
import { isActiveStatus } from '../../../domain/orders'
import { type Loaded, mapLoaded } from '../../../lib/loaded'
import { orderBook } from '../../../live/orderBook/orderBook'
import { usePlannedEnds } from '../../../parts/plan/usePlannedEnds'
import { useAccess } from '../../../session/useAccess'
import { useLoaded } from '../../../ui/load/useLoaded'

type AtWork = { couriers: Courier[]; places: ReadonlyMap<number, LatLong> }

/**
 * Who may take some orders over, the fittest first. Their distance and the end of their shift are told to whoever may know
 * them. Who has all of the orders is not offered: left out here, not while loading, since an order may change hands while a
 * reason is being typed.
 */
export function useCandidates(
  orders: readonly Pick<Order, 'cityId' | 'courier' | 'addressFrom'>[],
  isWanted: boolean,
): Loaded<CourierCandidate[]> {
  const mayLocate = useAccess()('courier_location_view')
  const cityId = orders[0]?.cityId
  const atWork = useLoaded(loadAtWork, [cityId ?? null, mayLocate], { skip: !isWanted })
  const ends = usePlannedEnds(isWanted ? cityId : undefined)
  return mapLoaded(atWork, (loaded) => candidates(loaded, orders, ends))
}

/**
 * Couriers with an active slot in the city, in all of them for an order that tells none; where they are for people who may
 * know it, and a failure of that is no failure of the list.
 */
async function loadAtWork(cityId: number | null, mayLocate: boolean, signal: AbortSignal): Promise<AtWork> {
  const places = mayLocate && cityId !== null ? loadPlaces(cityId, signal) : new Map<number, LatLong>()
  const couriers = await searchActiveCouriers(cityId ?? undefined, signal)
  return { couriers, places: await places }
}

async function loadPlaces(cityId: number, signal: AbortSignal): Promise<ReadonlyMap<number, LatLong>> {
  const locations = await loadCourierLocations(cityId, signal).catch(() => [])
  return new Map(
    locations.flatMap(({ courierId, ...at }) => {
      const place = toLatLong(at)
      return place ? [[courierId, place] as const] : []
    }),
  )
}

function candidates(
  { couriers, places }: AtWork,
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
      distanceKm: distanceToAll(branches, places.get(courier.id)),
      shiftUntil: ends.get(courier.id),
    }))
    .sort(byFitness)
}

/** Active orders of each courier, as far as the book knows them. */
function ordersInHand(): ReadonlyMap<number, number> {
  const inHand = new Map<number, number>()
  for (const { order } of orderBook.rows()) {
    const id = order.courier?.id
    if (id !== undefined && isActiveStatus(order.status)) inHand.set(id, (inHand.get(id) ?? 0) + 1)
  }
  return inHand
}
