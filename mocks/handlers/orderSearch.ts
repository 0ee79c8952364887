import { isActiveStatus } from '../../src/domain/orders'
import { parseSort } from '../../src/lib/address'
import type { Caller } from '../http/access'
import { type Listed, PER_PAGE, TEXT_ORDER, unknownSort } from '../http/listing'
import type { OrderColumns, OrderField } from '../store/orderColumns'
import { partialSort } from '../store/partialSort'
import type { OrderRecord } from '../store/records'
import { topRows } from '../store/topRows'
import type { World } from '../store/world'

/**
 * A filter function over indexes of orders: moves the indexes of matching orders to the front of `places` and returns
 * their number. Each filter has its own loop over one column, because a callback per order is slow.
 */
export type Sieve = (places: Int32Array, count: number) => number

/**
 * With `cityId` the archive search skips the orders of other cities. The search of active orders ignores `cityId`, so
 * the filter functions in `sieves` must compare the city too.
 */
type Searched = { active: boolean; cityId: number | undefined; sieves: readonly Sieve[] }

/** Indexes of the matching orders that the user may see. The next search overwrites this array. */
export function findOrders({ db }: World, caller: Caller, { active, cityId, sieves }: Searched): Int32Array {
  const { column, places, placesOf } = db.orderColumns
  const found = active ? placesOf(db.activeOrders()) : places(cityId)
  const mine = [matchesAny(column('cityId'), caller.cityIds)]
  if (caller.companyId !== null) mine.push(is(column('companyId'), caller.companyId))
  if (!active) mine.push(isArchived(column('status')))
  const count = [...sieves, ...mine].reduce((left, sieve) => sieve(found, left), found.length)
  return found.subarray(0, count)
}

const isArchived =
  (statuses: Float64Array): Sieve =>
  (places, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const place = places[index] as number
      if (!isActiveStatus(statuses[place] as number)) places[kept++] = place
    }
    return kept
  }

export const is =
  (numbers: Float64Array, wanted: number): Sieve =>
  (places, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const place = places[index] as number
      if (numbers[place] === wanted) places[kept++] = place
    }
    return kept
  }

export function matchesAny(numbers: Float64Array, ids: Iterable<number>): Sieve {
  const wanted: true[] = []
  for (const id of ids) wanted[id] = true
  return (places, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const place = places[index] as number
      if (wanted[numbers[place] as number]) places[kept++] = place
    }
    return kept
  }
}

export const holds =
  (condition: (place: number) => boolean): Sieve =>
  (places, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const place = places[index] as number
      if (condition(place)) places[kept++] = place
    }
    return kept
  }

const recordsAt = ({ records }: OrderColumns, places: Int32Array): OrderRecord[] =>
  Array.from(places, (place) => records[place] as OrderRecord)

/** `topRows` finds rows in the first quarter of the sorted list faster than `partialSort`. */
const FRONT = 4

/**
 * Returns one page of orders, sorted by `{field}_SORT_ASC|DESC`. Without `orderBy`, and among orders with equal values,
 * the newest come first.
 */
export function orderPage(
  world: World,
  places: Int32Array,
  orderBy: string | undefined,
  page: number,
): Listed<OrderRecord> {
  const { orderColumns } = world.db
  const ids = orderColumns.column('id')
  const { keys, descending } = orderBy ? sortKeys(world, places, orderBy) : { keys: ids, descending: true }
  const sign = descending ? -1 : 1
  const before = (a: number, b: number): boolean => {
    const [one, other] = [keys[a] as number, keys[b] as number]
    return one === other ? (ids[a] as number) > (ids[b] as number) : sign * one < sign * other
  }
  const start = Math.min((page - 1) * PER_PAGE, places.length)
  const end = Math.min(start + PER_PAGE, places.length)
  const total = places.length
  const shown = () => {
    if (isAscending(places, keys))
      return descending ? places.slice(total - end, total - start).reverse() : places.slice(start, end)
    if (start >= end) return places.subarray(0, 0)
    if (end * FRONT <= total) return topRows(places, before, end).subarray(start)
    partialSort(places, before, start, end)
    return places.subarray(start, end)
  }
  return {
    rows: recordsAt(orderColumns, shown()),
    total,
    pageCount: Math.ceil(places.length / PER_PAGE),
  }
}

/**
 * Whether the orders are already sorted by the key. Then a page is a slice of the list, and sorting 200,000 rows (6 ms)
 * is not needed.
 */
function isAscending(places: Int32Array, keys: Float64Array): boolean {
  for (let index = 1; index < places.length; index++) {
    if (!((keys[places[index - 1] as number] as number) < (keys[places[index] as number] as number))) return false
  }
  return true
}

const SORT_FIELDS: Record<string, OrderField> = {
  id: 'id',
  status: 'status',
  createdAt: 'createdAt',
  finishedAt: 'finishedAt',
  dateTimeStatusFinish: 'dueAt',
  courierId: 'courierId',
  paymentTypeId: 'paymentTypeId',
  sumItems: 'sumItems',
  deliveryPrice: 'deliveryPrice',
  sumTotal: 'sumTotal',
}

function sortKeys({ db }: World, places: Int32Array, orderBy: string): { keys: Float64Array; descending: boolean } {
  const sort = parseSort(orderBy)
  if (!sort) throw unknownSort()
  const { field, descending } = sort
  const { column } = db.orderColumns
  const own = Object.hasOwn(SORT_FIELDS, field) ? SORT_FIELDS[field] : undefined
  if (own) return { keys: column(own), descending }
  if (field === 'externalId') return { keys: externalKeys(places, db.orderColumns), descending }
  const names = namesFor(db, field)
  if (!names) throw unknownSort()
  return { keys: keysByName(places, column(names.by), names.records), descending }
}

function namesFor(db: World['db'], field: string): { by: OrderField; records: readonly Named[] } | undefined {
  if (field === 'cityId') return { by: 'cityId', records: db.cities.all() }
  if (field === 'pointId') return { by: 'pointId', records: db.points.all() }
  if (field === 'companyName') return { by: 'companyId', records: db.companies.all() }
  return undefined
}

type Named = { id: number; name: string }

function keysByName(places: Int32Array, ids: Float64Array, records: readonly Named[]): Float64Array {
  const rankOf = ranks(records.map(({ name }) => name))
  const byId: number[] = []
  for (const { id, name } of records) byId[id] = rankOf.get(name) ?? 0
  const keys = new Float64Array(ids.length)
  for (const place of places) keys[place] = byId[ids[place] as number] ?? Number.NEGATIVE_INFINITY
  return keys
}

/** The external ids of the orders are sorted as numbers, or all as text if one of them is not a number. */
function externalKeys(places: Int32Array, { column, externalIds: texts }: OrderColumns): Float64Array {
  const numbers = column('externalNumber')
  if (!places.some((place) => Number.isNaN(numbers[place]))) return numbers
  const keys = new Float64Array(texts.length)
  const rankOf = ranks(Array.from(places, (place) => texts[place] as string))
  for (const place of places) keys[place] = rankOf.get(texts[place] as string) ?? 0
  return keys
}

function ranks(texts: readonly string[]): Map<string, number> {
  const ranks = new Map<string, number>()
  let before: string | undefined
  for (const text of [...new Set(texts)].sort(TEXT_ORDER)) {
    const isSame = before !== undefined && TEXT_ORDER(before, text) === 0
    ranks.set(text, isSame ? ranks.size - 1 : ranks.size)
    before = text
  }
  return ranks
}
