import { isFreeCourier } from './couriers'
import { type LatLong, toLatLong } from './geo'

const FREE_LABEL = 'Свободен'
/**
 * One collator for all comparisons. `localeCompare` would look up the Russian rules for each pair of names, which is slow for the thousand
 * couriers of a city.
 */
const BY_NAME = new Intl.Collator('ru')

type WithOrder = {
  orderStatusName?: string | undefined
  lastActiveOrder?: { id?: number | undefined; status?: number | undefined } | undefined
}

export const isBusyCourier = (courier: WithOrder): boolean => !isFreeCourier(courier)

/**
 * State text in the courier list: the status name from the server. Without one, the text says whether the courier has an order (operations,
 * «Couriers»).
 */
export const courierStateText = (courier: WithOrder): string =>
  courier.orderStatusName ?? (isBusyCourier(courier) ? 'С заказом' : FREE_LABEL)

/** State of a courier in words for the map, where only busy couriers have an order status (operations, «Couriers»). */
const mapState = (courier: WithOrder): string => (isBusyCourier(courier) ? courierStateText(courier) : FREE_LABEL)

export type LocatedCourier = {
  id: number
  fio: string
  courierTypeId: number | undefined
  isBusy: boolean
  state: string
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

/** The position `seenAt` takes precedence over `courier.location`, because it was loaded later than `courier` and is newer. */
export function toLocatedCourier(courier: Courier, seenAt: LatLong | undefined): LocatedCourier {
  const { id, fio, courierTypeId, location } = courier
  const place = (seenAt && toLatLong(seenAt)) ?? toLatLong(location)
  return { id, fio, courierTypeId, isBusy: isBusyCourier(courier), state: mapState(courier), place }
}

export function sortBusyCouriersFirst<C extends Pick<LocatedCourier, 'isBusy' | 'fio'>>(couriers: readonly C[]): C[] {
  const ranks = nameRanks(couriers)
  const rank = ({ fio }: C) => ranks.get(fio) ?? 0
  return [...couriers].sort((a, b) => Number(b.isBusy) - Number(a.isBusy) || rank(a) - rank(b))
}

let lastRanks: ReadonlyMap<string, number> = new Map()

/**
 * Maps each name to its alphabetical rank. The map is cached until a new name appears, because sorting the names takes ten thousand
 * comparisons and as long as one animation frame.
 */
function nameRanks(people: readonly { fio: string }[]): ReadonlyMap<string, number> {
  if (people.every(({ fio }) => lastRanks.has(fio))) return lastRanks
  const names = [...new Set(people.map(({ fio }) => fio))].sort(BY_NAME.compare)
  lastRanks = new Map(names.map((name, index) => [name, index]))
  return lastRanks
}
