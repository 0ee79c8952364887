import { distanceKm, type LatLong, toLatLong } from './geo'

/** A courier's track (operations, section 3): items of orders, each a list of `[lat, long]`. */

export type TrackItem = { orderIds: readonly number[]; track: readonly (readonly [number, number])[] }

/** One item as it is drawn. */
export type TrackLeg = {
  /** Its place among the items, from 0. */
  index: number
  orderIds: readonly number[]
  places: readonly LatLong[]
  metres: number
}

/** The items that have a line to draw, in their order. Pairs that are no place are left out. */
export function trackLegs(items: readonly TrackItem[]): TrackLeg[] {
  return items.flatMap(({ orderIds, track }, index) => {
    const places = track.flatMap(([lat, long]) => toLatLong({ lat, long }) ?? [])
    return places.length === 0 ? [] : [{ index, orderIds, places, metres: trackLength(places) }]
  })
}

/** The orders of which no item has a line: their way is missing on the map, and in the length of the route. */
export function ordersWithoutLine(items: readonly TrackItem[]): number[] {
  const drawn = new Set(trackLegs(items).flatMap(({ orderIds }) => orderIds))
  return [...new Set(items.flatMap(({ orderIds }) => orderIds))].filter((id) => !drawn.has(id))
}

/** The whole route: all items in their order (contract, «Couriers»). */
export const wholeRoute = (legs: readonly TrackLeg[]): LatLong[] => legs.flatMap(({ places }) => places)

/** The length of a line in metres. */
export function trackLength(places: readonly LatLong[]): number {
  let metres = 0
  for (let index = 1; index < places.length; index++) metres += stepMetres(places, index)
  return metres
}

/** The place so many metres from the beginning of a line; its end beyond it, undefined on an empty one. */
export function placeOnLine(places: readonly LatLong[], metres: number): LatLong | undefined {
  let left = Math.max(0, metres)
  for (let index = 1; index < places.length; index++) {
    const step = stepMetres(places, index)
    const [from, to] = [places[index - 1] as LatLong, places[index] as LatLong]
    if (left < step) {
      const share = left / step
      return { lat: from.lat + (to.lat - from.lat) * share, long: from.long + (to.long - from.long) * share }
    }
    left -= step
  }
  return places.at(-1)
}

const stepMetres = (places: readonly LatLong[], index: number): number =>
  distanceKm(places[index - 1] as LatLong, places[index] as LatLong) * 1000

/** «Заказ 1042», «Заказы 1042, 1043»; a way without an order says so. */
export function legTitle({ orderIds }: Pick<TrackLeg, 'orderIds'>): string {
  if (orderIds.length === 0) return 'Без заказа'
  return `${orderIds.length === 1 ? 'Заказ' : 'Заказы'} ${orderIds.join(', ')}`
}

/** Metres as kilometres with one decimal (operations, section 9): `3,4 км`. */
export const kmText = (metres: number): string => `${(metres / 1000).toFixed(1).replace('.', ',')}\u00a0км`
