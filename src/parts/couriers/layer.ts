import type { Courier, CourierLocation } from '../../api/couriers'
import { type CourierPlace, inListOrder, placeCourier } from '../../domain/courierPlaces'
import { toEpochSecond } from '../../lib/moments'
import { mapInSlices } from '../../lib/slices'

/** A courier of the layer: where he is, since when that is known, and what he carries. Moments are epoch seconds. */
export type LayerCourier = CourierPlace & {
  /** When he was seen there, as the server dates it; absent where it does not. */
  seenAt: number | undefined
  orderId: number | undefined
  /** He was not in the last response any more: since when. */
  leftAt: number | undefined
}

/** What one response tells, with the moment at which it was asked for. */
export type LayerResponse = {
  couriers: readonly LayerCourier[]
  /** How many could not be read: they are at work, and neither on the map nor counted. */
  unreadable: number
  askedAt: number
}

/** Who vanished between two responses stays as «ушёл со смены» for so long. */
const LEFT_SECONDS = 60

/**
 * Joins who is at work with where they were seen; moments are local to a city `timezone` hours east of UTC. In slices: a
 * thousand couriers at once would hold up the frame of a map that is being moved.
 */
export async function layerCouriers(
  couriers: readonly Courier[],
  locations: readonly CourierLocation[],
  timezone: number,
  signal: AbortSignal,
): Promise<LayerCourier[]> {
  const seen = new Map(locations.map((location) => [location.courierId, location]))
  const join = (courier: Courier): LayerCourier => {
    const location = seen.get(courier.id)
    const updatedAt = location?.updatedAt
    const { id, fio, courierTypeId, isBusy, state, place } = placeCourier(courier, location)
    const seenAt = updatedAt === undefined ? undefined : toEpochSecond(updatedAt, timezone)
    const orderId = isBusy ? courier.lastActiveOrder?.id : undefined
    // Field by field: a copy of the object, grown by three, takes ten times as long.
    return { id, fio, courierTypeId, isBusy, state, place, seenAt, orderId, leftAt: undefined }
  }
  return inListOrder(await mapInSlices(couriers, join, signal))
}

/** The couriers of a new response, and those of the last one who have just left, for a while. */
export function nextCouriers(
  last: readonly LayerCourier[],
  fresh: readonly LayerCourier[],
  now: number,
): readonly LayerCourier[] {
  const present = new Set(fresh.map(({ id }) => id))
  const left = last.flatMap((courier) => {
    const leftAt = courier.leftAt ?? now
    const isGone = present.has(courier.id) || now - leftAt >= LEFT_SECONDS
    return isGone ? [] : [{ ...courier, leftAt, isBusy: false, orderId: undefined, state: 'Ушёл со смены' }]
  })
  return left.length === 0 ? fresh : [...fresh, ...left]
}

/** Without those who left longer ago than they are shown; without any of them, the same array. */
export function stillShown(couriers: readonly LayerCourier[], now: number): readonly LayerCourier[] {
  const isOver = ({ leftAt }: LayerCourier) => leftAt !== undefined && now - leftAt >= LEFT_SECONDS
  return couriers.some(isOver) ? couriers.filter((courier) => !isOver(courier)) : couriers
}
