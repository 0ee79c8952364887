import type { LatLong } from '../../src/domain/geo'
import { innermostZone } from '../simulation/addresses'
import { randomPlaceAround } from '../store/geography'
import type { SeededRandom } from '../store/random'
import type { PointRecord, ZoneRecord, ZoneType } from '../store/records'
import { zoneRadius } from './points'
import { randomCustomerName, randomPhone } from './randomPersonData'
import { isInTown, snapToStreet } from './streetLookup'

export type Customer = LatLong & {
  customerName: string
  phone: string
  street: string
  house: string
  flat: string | null
  addressMore: string | null
  isNewClient: boolean
}

/** Number of regular customers per dispatch point and zone type. Customers with a low index order most often. */
const REGULARS = 400
const NEWCOMERS = 0.14
const TRIES = 12

type Client = { customer: Customer; zone: ZoneRecord | undefined }
/** Cache of regular customers: finding a customer's address takes longer than generating the rest of an order. */
export type RegularCustomerCache = Map<number, Client>

/**
 * Draws a customer at a distance that is typical of the zone type `around`, and finds the delivery zone that contains the customer's
 * address. Addresses do not depend on zone outlines, so editing a zone does not move its customers. `random` is the random number generator
 * of the order, `seed` that of the mock world.
 */
export function generateCustomer(
  random: SeededRandom,
  seed: SeededRandom,
  { point, around, orderId }: { point: PointRecord; around: ZoneRecord; orderId: number },
  known?: RegularCustomerCache,
): { customer: Customer; zone: ZoneRecord } {
  let last: Client | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const isNew = random.chance(NEWCOMERS)
    last = isNew
      ? clientAt(seed.fork('newcomer', orderId, attempt), point, around.typeId, true)
      : regular(Math.floor(REGULARS * random.next() ** 2), seed, point, around.typeId, known)
    if (last.zone) return { customer: last.customer, zone: last.zone }
  }
  return { customer: (last as Client).customer, zone: around }
}

function regular(
  index: number,
  seed: SeededRandom,
  point: PointRecord,
  type: ZoneType,
  known?: RegularCustomerCache,
): Client {
  const key = (point.id * 100 + type) * REGULARS + index
  const met = known?.get(key)
  if (met) return met
  const made = clientAt(seed.fork('customer', point.id, type, index), point, type, false)
  known?.set(key, made)
  return made
}

function clientAt(random: SeededRandom, point: PointRecord, type: ZoneType, isNewClient: boolean): Client {
  const reach = zoneRadius(type)
  const { lat, long, street, house } = doorAt(random, point, type === 1 ? 100 : reach * 0.35, reach)
  const customer = {
    lat,
    long,
    street: street ?? 'улица Центральная',
    house: house ?? String(random.int(1, 140)),
    customerName: randomCustomerName(random),
    phone: randomPhone(random),
    flat: random.chance(0.8) ? String(random.int(1, 180)) : null,
    addressMore: random.chance(0.3) ? `Подъезд ${random.int(1, 6)}, этаж ${random.int(1, 9)}` : null,
    isNewClient,
  }
  return { customer, zone: innermostZone(point, customer) }
}

function doorAt(random: SeededRandom, point: PointRecord, from: number, to: number): ReturnType<typeof snapToStreet> {
  let door = snapToStreet(randomPlaceAround(random, point, from, to))
  for (let attempt = 1; attempt < TRIES && !isInTown(door); attempt++) {
    door = snapToStreet(randomPlaceAround(random, point, from, to))
  }
  return door
}
