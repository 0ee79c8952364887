import type { LatLong } from '../../src/domain/geo'
import { placeOnNamed } from '../seeds/cityWays'
import { isInside, placeInRing, streetMetres } from '../store/geography'
import type { BranchRecord, OrderRecord, ZoneRecord } from '../store/records'
import type { World } from '../store/world'

/** Metres from the dispatch point. */
const NEAREST = 300
const FARTHEST = 2500

type Address = LatLong & Pick<OrderRecord, 'distance'>

/** Where a typed address is: the same street and house near the same point give the same place. */
export function placeOfAddress(
  { db, random }: World,
  branch: BranchRecord,
  { street, house }: Pick<OrderRecord, 'street' | 'house'>,
): Address {
  const own = random.fork('address', branch.pointId, street.trim().toLowerCase(), house.trim().toLowerCase())
  const place = placeOnNamed(placeInRing(own, db.point(branch.pointId), NEAREST, FARTHEST), street)
  return { ...place, distance: streetMetres(branch, place) }
}

/** The nearest zone of a branch's point in which a place lies; outside of all of them the one that reaches farthest. */
export function zoneAt({ db }: World, branch: BranchRecord, place: LatLong): ZoneRecord | undefined {
  const zones = [...db.point(branch.pointId).deliveryZones].sort((a, b) => a.typeId - b.typeId)
  return zones.find(({ status, polygon }) => status && isInside(polygon, place)) ?? zones.at(-1)
}
