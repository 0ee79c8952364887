import { distanceKm, type LatLong, toLatLong } from './geo'

/** A courier's track (operations, section 3) consists of items, each with the ids of its orders and a list of `[lat, long]` pairs. */

export type CourierTrackItem = { orderIds: readonly number[]; track: readonly (readonly [number, number])[] }

export type TrackLeg = {
  index: number
  orderIds: readonly number[]
  places: readonly LatLong[]
  metres: number
}

export function trackLegs(items: readonly CourierTrackItem[]): TrackLeg[] {
  return items.flatMap(({ orderIds, track }, index) => {
    const places = track.flatMap(([lat, long]) => toLatLong({ lat, long }) ?? [])
    return places.length === 0 ? [] : [{ index, orderIds, places, metres: trackLength(places) }]
  })
}

/**
 * Returns the orders without valid coordinates in their track. The map does not show their route, and the route length does not include it.
 */
export function orderIdsWithoutTrack(items: readonly CourierTrackItem[]): number[] {
  const drawn = new Set(trackLegs(items).flatMap(({ orderIds }) => orderIds))
  return [...new Set(items.flatMap(({ orderIds }) => orderIds))].filter((id) => !drawn.has(id))
}

export const joinTrackLegs = (legs: readonly TrackLeg[]): LatLong[] => legs.flatMap(({ places }) => places)

/** Metres. */
export function trackLength(places: readonly LatLong[]): number {
  let metres = 0
  for (let index = 1; index < places.length; index++) metres += stepMetres(places, index)
  return metres
}

/** Returns the point at `metres` from the start of a line; beyond the end it is the last point. */
export function positionAlongTrack(places: readonly LatLong[], metres: number): LatLong | undefined {
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

export function trackLegTitle({ orderIds }: Pick<TrackLeg, 'orderIds'>): string {
  if (orderIds.length === 0) return 'Без заказа'
  return `${orderIds.length === 1 ? 'Заказ' : 'Заказы'} ${orderIds.join(', ')}`
}

export const metresToKmText = (metres: number): string => `${(metres / 1000).toFixed(1).replace('.', ',')}\u00a0км`
