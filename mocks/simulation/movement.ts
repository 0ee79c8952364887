import type { CourierType } from '../../src/domain/couriers'
import type { LatLong } from '../../src/domain/geo'
import { cityWay } from '../seeds/cityWays'
import { pathLength, placeAlong, streetPath } from '../store/geography'
import type { CourierRecord, Leg } from '../store/records'
import type { World } from '../store/world'

/** Average speed in the city in metres per second, stops included. */
export const SPEED: Record<CourierType, number> = { 1: 1.5, 5: 4.2, 8: 8.5, 10: 7.5 }

const STANDSTILL_METRES = 5

export function courierPlace(courier: Pick<CourierRecord, 'leg' | 'lat' | 'long'>, second: number): LatLong {
  const { leg, lat, long } = courier
  if (!leg) return { lat, long }
  if (second >= leg.arrivesAt) return leg.path[leg.path.length - 1] ?? { lat, long }
  return placeAlong(leg.path, (second - leg.startedAt) / Math.max(1, leg.arrivesAt - leg.startedAt))
}

/** Seconds. A random delay never makes a trip longer than this. */
const LONGEST_HELD_UP = 55 * 60

export const heldUpFor = (way: number, delay: number): number => Math.min(delay, Math.max(0, LONGEST_HELD_UP - way))

/** Starts the courier's trip. Returns the time of arrival without the random delay of the simulation, in seconds since 1970. */
export function sendCourier(
  world: World,
  courier: CourierRecord,
  to: LatLong,
  { at, delay = 0 }: { at: number; delay?: number },
): number {
  const from = courierPlace(courier, at)
  const leg = legBetween(world, courier.id, courier.typeId, from, to, at)
  const stays = pathLength(leg.path) < STANDSTILL_METRES
  const arrivesAt = leg.arrivesAt + heldUpFor(leg.arrivesAt - at, delay)
  world.db.couriers.update(courier.id, { ...from, leg: stays ? null : { ...leg, arrivesAt } })
  return leg.arrivesAt
}

/** `name` seeds the random turns of the route. */
export function legBetween(
  world: World,
  name: number,
  type: CourierType,
  from: LatLong,
  to: LatLong,
  startedAt: number,
): Leg {
  const [start, end] = [
    { lat: from.lat, long: from.long },
    { lat: to.lat, long: to.long },
  ]
  const path = cityWay(start, end) ?? streetPath(world.random.fork('leg', name, startedAt), start, end)
  return { path, startedAt, arrivesAt: startedAt + Math.max(10, Math.round(pathLength(path) / SPEED[type])) }
}
