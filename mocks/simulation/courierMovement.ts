import type { CourierType } from '../../src/domain/couriers'
import type { LatLong } from '../../src/domain/geo'
import { findStreetRoute } from '../seeds/streetLookup'
import { locationAlongPath, pathLengthMetres, randomStreetPath } from '../store/geography'
import type { CourierRecord, TripLeg } from '../store/records'
import type { World } from '../store/world'

/** Average speed in the city in metres per second, stops included. */
export const COURIER_SPEED: Record<CourierType, number> = { 1: 1.5, 5: 4.2, 8: 8.5, 10: 7.5 }

const STANDSTILL_METRES = 5

export function courierPositionAt(courier: Pick<CourierRecord, 'leg' | 'lat' | 'long'>, second: number): LatLong {
  const { leg, lat, long } = courier
  if (!leg) return { lat, long }
  if (second >= leg.arrivesAt) return leg.path[leg.path.length - 1] ?? { lat, long }
  return locationAlongPath(leg.path, (second - leg.startedAt) / Math.max(1, leg.arrivesAt - leg.startedAt))
}

/** Seconds. Random delays extend a trip at most to this duration. */
const LONGEST_HELD_UP = 55 * 60

export const limitTripDelay = (way: number, delay: number): number =>
  Math.min(delay, Math.max(0, LONGEST_HELD_UP - way))

/** Starts the courier's trip. Returns the time of arrival without the random delay of the simulation, in seconds since 1970. */
export function sendCourier(
  world: World,
  courier: CourierRecord,
  to: LatLong,
  { at, delay = 0 }: { at: number; delay?: number },
): number {
  const from = courierPositionAt(courier, at)
  const leg = createTripLeg(world, courier.id, courier.typeId, from, to, at)
  const stays = pathLengthMetres(leg.path) < STANDSTILL_METRES
  const arrivesAt = leg.arrivesAt + limitTripDelay(leg.arrivesAt - at, delay)
  world.db.couriers.update(courier.id, { ...from, leg: stays ? null : { ...leg, arrivesAt } })
  return leg.arrivesAt
}

/** If `findStreetRoute` finds no route, the turns of the route are random, and `name` is part of their seed. */
export function createTripLeg(
  world: World,
  name: number,
  type: CourierType,
  from: LatLong,
  to: LatLong,
  startedAt: number,
): TripLeg {
  const [start, end] = [
    { lat: from.lat, long: from.long },
    { lat: to.lat, long: to.long },
  ]
  const path = findStreetRoute(start, end) ?? randomStreetPath(world.random.fork('leg', name, startedAt), start, end)
  return {
    path,
    startedAt,
    arrivesAt: startedAt + Math.max(10, Math.round(pathLengthMetres(path) / COURIER_SPEED[type])),
  }
}
