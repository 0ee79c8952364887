import { distanceKm, type LatLong } from '../../domain/geo'
import type { MapCourier } from './courierPositions'

export function sortCouriersByDistance(couriers: readonly MapCourier[], center: LatLong | undefined): MapCourier[] {
  const far = ({ place }: MapCourier) =>
    place && center ? distanceKm(center, place) : place ? 0 : Number.POSITIVE_INFINITY
  return couriers
    .map((courier) => ({ courier, km: far(courier) }))
    .sort((a, b) => a.km - b.km || a.courier.id - b.courier.id)
    .map(({ courier }) => courier)
}

export function adjacentCourierId(order: readonly number[], chosen: number | null, step: 1 | -1): number | undefined {
  const at = chosen === null ? -1 : order.indexOf(chosen)
  if (at === -1) return order[step === 1 ? 0 : order.length - 1]
  return order[Math.min(order.length - 1, Math.max(0, at + step))]
}
