import { isFreeCourier } from './couriers'
import { type LatLong, toLatLong } from './geo'

/** Couriers on the map (operations, «Couriers»): who is where, and who is free. */

const FREE_LABEL = 'Свободен'
/** Made once: `localeCompare` looks its rules up for each pair, and a city has a thousand couriers. */
const BY_NAME = new Intl.Collator('ru')

type WithOrder = {
  orderStatusName?: string | undefined
  lastActiveOrder?: { id?: number | undefined; status?: number | undefined } | undefined
}

/** Who carries an order whose status is above 1 is busy; everybody else is free (contract, «free courier»). */
export const isBusyCourier = (courier: WithOrder): boolean => !isFreeCourier(courier)

/** The order's status of a busy courier, else that he is free. */
export const courierState = (courier: WithOrder): string =>
  isBusyCourier(courier) ? (courier.orderStatusName ?? 'С заказом') : FREE_LABEL

export type CourierPlace = {
  id: number
  fio: string
  courierTypeId: number | undefined
  isBusy: boolean
  /** The order's status for a busy courier, else that he is free. */
  state: string
  /** Absent while nothing is known of him. */
  place: LatLong | undefined
}

type Courier = {
  id: number
  fio: string
  courierTypeId?: number | undefined
  location?: { lat?: number | undefined; long?: number | undefined } | undefined
  orderStatusName?: string | undefined
  lastActiveOrder?: { status?: number | undefined } | undefined
}

/** A courier with where he was last seen, which is newer than his own location. */
export function placeCourier(courier: Courier, seenAt: LatLong | undefined): CourierPlace {
  const { id, fio, courierTypeId, location } = courier
  const place = (seenAt && toLatLong(seenAt)) ?? toLatLong(location)
  return { id, fio, courierTypeId, isBusy: isBusyCourier(courier), state: courierState(courier), place }
}

/** In the order of the list: the busy first, each part by name. */
export function inListOrder<C extends Pick<CourierPlace, 'isBusy' | 'fio'>>(couriers: readonly C[]): C[] {
  const ranks = nameRanks(couriers)
  const rank = ({ fio }: C) => ranks.get(fio) ?? 0
  return [...couriers].sort((a, b) => Number(b.isBusy) - Number(a.isBusy) || rank(a) - rank(b))
}

let lastRanks: ReadonlyMap<string, number> = new Map()

/**
 * The places of names in the alphabet. Kept while nobody new comes: the next response has the same people, and a collator's ten
 * thousand comparisons would cost a frame.
 */
function nameRanks(people: readonly { fio: string }[]): ReadonlyMap<string, number> {
  if (people.every(({ fio }) => lastRanks.has(fio))) return lastRanks
  const names = [...new Set(people.map(({ fio }) => fio))].sort(BY_NAME.compare)
  lastRanks = new Map(names.map((name, place) => [name, place]))
  return lastRanks
}
