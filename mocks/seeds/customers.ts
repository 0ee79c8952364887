import type { LatLong } from '../../src/domain/geo'
import { placeInRing } from '../store/geography'
import type { Random } from '../store/random'
import type { PointRecord, ZoneRecord } from '../store/records'
import { placeOnStreet } from './cityWays'
import { customerName, phone } from './names'
import { zoneReach } from './points'

/** Who orders: the same person has the same name, phone and door each time. */
export type Customer = LatLong & {
  customerName: string
  phone: string
  street: string
  house: string
  flat: string | null
  addressMore: string | null
  isNewClient: boolean
}

/** Regular customers of a delivery zone. The first of them order most often. */
const REGULARS = 400
/** Of all orders, those of people who have never ordered before. */
const NEWCOMERS = 0.14
/** So far is the nearest street at most: a place that is moved onto it stays in its zone. Metres. */
const STREET_METRES = 160

/** Customers that were met before, where many orders are made at once: to find a door takes longer than all the rest. */
export type Acquaintances = Map<number, Customer>

/** The customer of an order to a zone; `random` is the order's own, `seed` the world's. */
export function drawCustomer(
  random: Random,
  seed: Random,
  { point, zone, orderId }: { point: PointRecord; zone: ZoneRecord; orderId: number },
  known?: Acquaintances,
): Customer {
  if (random.chance(NEWCOMERS)) return customer(seed.fork('newcomer', orderId), point, zone, true)
  const index = Math.floor(REGULARS * random.next() ** 2)
  const key = zone.id * REGULARS + index
  const met = known?.get(key)
  if (met) return met
  const made = customer(seed.fork('customer', zone.id, index), point, zone, false)
  known?.set(key, made)
  return made
}

function customer(random: Random, point: PointRecord, zone: ZoneRecord, isNewClient: boolean): Customer {
  const reach = zoneReach(zone.typeId)
  const nearest = zone.typeId === 1 ? 100 : reach * 0.35
  const door = placeOnStreet(placeInRing(random, point, nearest, reach * 0.92 - STREET_METRES))
  return {
    lat: door.lat,
    long: door.long,
    street: door.street ?? 'улица Центральная',
    house: door.house ?? String(random.int(1, 140)),
    customerName: customerName(random),
    phone: phone(random),
    flat: random.chance(0.8) ? String(random.int(1, 180)) : null,
    addressMore: random.chance(0.3) ? `Подъезд ${random.int(1, 6)}, этаж ${random.int(1, 9)}` : null,
    isNewClient,
  }
}
