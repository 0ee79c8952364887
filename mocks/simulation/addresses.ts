import type { LatLong } from '../../src/domain/geo'
import { findHouseAddress, snapToNamedStreet } from '../seeds/streetLookup'
import { estimateStreetMetres, isInsidePolygon, randomPlaceAround } from '../store/geography'
import type { BranchRecord, OrderRecord, PointRecord, ZoneRecord } from '../store/records'
import type { World } from '../store/world'

/** Metres from the dispatch point. */
const NEAREST = 300
const FARTHEST = 2500

type Address = LatLong & Pick<OrderRecord, 'distance'>

/**
 * Finds the location of an address that a user typed. If a delivery zone contains the house, returns the location of the
 * house, otherwise a location near the dispatch point. The same address always gets the same location.
 */
export function geocodeAddress(
  { db, random }: World,
  branch: BranchRecord,
  { street, house }: Pick<OrderRecord, 'street' | 'house'>,
): Address {
  const point = db.point(branch.pointId)
  const known = findHouseAddress(point, street, house)
  const own = random.fork('address', branch.pointId, street.trim().toLowerCase(), house.trim().toLowerCase())
  const { lat, long } =
    known && innermostZone(point, known)
      ? known
      : snapToNamedStreet(randomPlaceAround(own, point, NEAREST, FARTHEST), street)
  return { lat, long, distance: estimateStreetMetres(branch, { lat, long }) }
}

/**
 * Returns the zone, bonus and delivery time of an order to the location. Uses the innermost zone that contains the
 * location, or the farthest zone if none does.
 */
export function deliveryTermsForPlace(
  { db }: World,
  { pointId }: Pick<OrderRecord, 'pointId'>,
  place: LatLong,
): Pick<OrderRecord, 'zoneId' | 'courierBonus' | 'timeForDelivery'> | undefined {
  const point = db.point(pointId)
  const zone = innermostZone(point, place) ?? [...point.deliveryZones].sort((a, b) => a.typeId - b.typeId).at(-1)
  return zone && { zoneId: zone.id, courierBonus: zone.courierBonus ?? 0, timeForDelivery: zone.deliveryTime }
}

export function innermostZone({ deliveryZones }: PointRecord, place: LatLong): ZoneRecord | undefined {
  let best: ZoneRecord | undefined
  for (const zone of deliveryZones) {
    if (!zone.status || (best && best.typeId <= zone.typeId)) continue
    if (isInsidePolygon(zone.polygon, place)) best = zone
  }
  return best
}
