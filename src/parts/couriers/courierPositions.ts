import type { Courier, CourierLocation } from '../../api/couriers'
import { type LocatedCourier, sortBusyCouriersFirst, toLocatedCourier } from '../../domain/courierState'
import type { Failure } from '../../lib/failure'
import { toEpochSecond } from '../../lib/moments'
import { mapInTimeSlices } from '../../lib/timeSlices'

/** A courier on the map. Times are in seconds since the epoch. */
export type MapCourier = LocatedCourier & {
  seenAt: number | undefined
  orderId: number | undefined
  /** When the courier disappeared from the responses; undefined while the responses contain him. */
  leftAt: number | undefined
}

export type CourierPositionsSnapshot = {
  couriers: readonly MapCourier[]
  /** Number of couriers in the response that could not be parsed. They are neither on the map nor in the counts. */
  unreadable: number
  positionsFailure: Failure | undefined
  requestedAt: number
}

/** A courier who is no longer in the responses is shown as «ушёл со смены» for this time. */
const LEFT_SECONDS = 60

/**
 * Combines couriers with their positions. Times in the response are local to the city; `timezone` is in hours east of
 * UTC. The work is split into slices, because a thousand couriers at once would block a frame while the user moves the
 * map.
 */
export async function joinCouriersWithPositions(
  couriers: readonly Courier[],
  locations: readonly CourierLocation[],
  timezone: number,
  signal: AbortSignal,
): Promise<MapCourier[]> {
  const seen = new Map(locations.map((location) => [location.courierId, location]))
  const join = (courier: Courier): MapCourier => {
    const location = seen.get(courier.id)
    const updatedAt = location?.updatedAt
    const { id, fio, courierTypeId, isBusy, state, place } = toLocatedCourier(courier, location)
    const seenAt = updatedAt === undefined ? undefined : toEpochSecond(updatedAt, timezone)
    const orderId = isBusy ? courier.lastActiveOrder?.id : undefined
    // Listing the fields is ten times faster than copying them with a spread.
    return { id, fio, courierTypeId, isBusy, state, place, seenAt, orderId, leftAt: undefined }
  }
  return sortBusyCouriersFirst(await mapInTimeSlices(couriers, join, signal))
}

/**
 * If the positions fail to load, couriers keep their positions from the previous response. The screen shows the age of each position, so
 * users see that such a position is old.
 */
export function keepEarlierPositions(last: readonly MapCourier[], fresh: readonly MapCourier[]): readonly MapCourier[] {
  const places = new Map(last.map(({ id, place, seenAt }) => [id, { place, seenAt }]))
  return fresh.map((courier) => (courier.place ? courier : { ...courier, ...places.get(courier.id) }))
}

/**
 * Keeps couriers who are missing from the new response and marks them as having left the shift. If the response has more unreadable rows
 * than the previous one, a missing courier may be in an unreadable row, so he is removed without the mark.
 */
export function keepDepartedCouriers(
  last: readonly MapCourier[],
  fresh: readonly MapCourier[],
  now: number,
  moreUnreadable = false,
): readonly MapCourier[] {
  const present = new Set(fresh.map(({ id }) => id))
  const left = last.flatMap((courier) => {
    const leftAt = courier.leftAt ?? (moreUnreadable ? undefined : now)
    const isGone = present.has(courier.id) || leftAt === undefined || now - leftAt >= LEFT_SECONDS
    return isGone ? [] : [{ ...courier, leftAt, isBusy: false, orderId: undefined, state: 'Ушёл со смены' }]
  })
  return left.length === 0 ? fresh : [...fresh, ...left]
}

export function removeLongDepartedCouriers(couriers: readonly MapCourier[], now: number): readonly MapCourier[] {
  const isOver = ({ leftAt }: MapCourier) => leftAt !== undefined && now - leftAt >= LEFT_SECONDS
  return couriers.some(isOver) ? couriers.filter((courier) => !isOver(courier)) : couriers
}
