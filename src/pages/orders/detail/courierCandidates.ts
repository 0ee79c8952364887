import { type Courier, loadCourierLocations, searchActiveCouriers } from '../../../api/couriers'
import type { Order } from '../../../api/orders'
import { byFitness, type CourierCandidate, distanceTo } from '../../../domain/courierChoice'
import { isFreeCourier } from '../../../domain/couriers'
import { type LatLong, toLatLong } from '../../../domain/geo'
import { isActiveStatus } from '../../../domain/orders'
import { orderBook } from '../../../live/orderBook/orderBook'

type Loaded = { couriers: Courier[]; places: ReadonlyMap<number, LatLong> }

/** Couriers with an active slot in the city; where they are for whoever may know it, and nobody waits or fails for that. */
export async function loadCandidates(cityId: number, mayLocate: boolean, signal: AbortSignal): Promise<Loaded> {
  const places = mayLocate ? loadPlaces(cityId, signal) : new Map<number, LatLong>()
  const couriers = await searchActiveCouriers(cityId, signal)
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

/** Those who may take an order over, the fittest first; who has it is not offered. */
export function offered(loaded: Loaded | undefined, order: Order): CourierCandidate[] | undefined {
  if (!loaded) return undefined
  const inHand = new Map<number, number>()
  for (const { order: other } of orderBook.rows()) {
    const id = other.courier?.id
    if (id !== undefined && isActiveStatus(other.status)) inHand.set(id, (inHand.get(id) ?? 0) + 1)
  }
  const branch = toLatLong(order.addressFrom)
  return loaded.couriers
    .filter(({ id }) => id !== order.courier?.id)
    .map((courier) => ({
      id: courier.id,
      fio: courier.fio,
      isFree: isFreeCourier(courier),
      state: courier.orderStatusName,
      courierTypeId: courier.courierTypeId,
      ordersInHand: inHand.get(courier.id) ?? 0,
      distanceKm: distanceTo(branch, loaded.places.get(courier.id)),
    }))
    .sort(byFitness)
}
