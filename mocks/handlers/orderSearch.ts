import { isActiveOrderStatus } from '../../src/domain/orders'
import { parseSort } from '../../src/lib/listQuery'
import type { ApiCaller } from '../http/access'
import { compareText, type PagedRows, ROWS_PER_PAGE, unknownSortError } from '../http/listing'
import { findTopRows } from '../store/findTopRows'
import type { IndexedOrderField, OrderColumnStore } from '../store/orderColumnStore'
import { partialSort } from '../store/partialSort'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'

/**
 * Filters orders by one column of `OrderColumnStore`. The first `count` entries of `rows` are positions in this column.
 * The function moves the positions of matching orders to the front of `rows` and returns their number. Each filter has
 * its own loop, because a callback per order is slow.
 */
export type OrderRowFilter = (rows: Int32Array, count: number) => number

/**
 * With `cityId` the archive search skips the orders of other cities. The search of active orders ignores `cityId`, so `sieves` must contain
 * a filter by city too.
 */
type Searched = { active: boolean; cityId: number | undefined; sieves: readonly OrderRowFilter[] }

/** Indexes of the matching orders that the user may see. The next search overwrites this array. */
export function findOrderRows({ db }: World, caller: ApiCaller, { active, cityId, sieves }: Searched): Int32Array {
  const { column, rows, rowsOf } = db.orderColumns
  const found = active ? rowsOf(db.activeOrders()) : rows(cityId)
  const mine = [createOrderAnyOfFilter(column('cityId'), caller.cityIds)]
  if (caller.companyId !== null) mine.push(createOrderEqualsFilter(column('companyId'), caller.companyId))
  if (!active) mine.push(isArchived(column('status')))
  const count = [...sieves, ...mine].reduce((left, sieve) => sieve(found, left), found.length)
  return found.subarray(0, count)
}

const isArchived =
  (statuses: Float64Array): OrderRowFilter =>
  (rows, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const row = rows[index] as number
      if (!isActiveOrderStatus(statuses[row] as number)) rows[kept++] = row
    }
    return kept
  }

export const createOrderEqualsFilter =
  (numbers: Float64Array, wanted: number): OrderRowFilter =>
  (rows, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const row = rows[index] as number
      if (numbers[row] === wanted) rows[kept++] = row
    }
    return kept
  }

export function createOrderAnyOfFilter(numbers: Float64Array, ids: Iterable<number>): OrderRowFilter {
  const wanted: true[] = []
  for (const id of ids) wanted[id] = true
  return (rows, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const row = rows[index] as number
      if (wanted[numbers[row] as number]) rows[kept++] = row
    }
    return kept
  }
}

export const createOrderPredicateFilter =
  (condition: (row: number) => boolean): OrderRowFilter =>
  (rows, count) => {
    let kept = 0
    for (let index = 0; index < count; index++) {
      const row = rows[index] as number
      if (condition(row)) rows[kept++] = row
    }
    return kept
  }

const recordsAt = ({ records }: OrderColumnStore, rows: Int32Array): OrderRecord[] =>
  Array.from(rows, (row) => records[row] as OrderRecord)

/** To get a page that ends within the first 1/FRONT of the sorted list, `findTopRows` is faster than `partialSort`. */
const FRONT = 4

/**
 * Returns one page of orders, sorted by `{field}_SORT_ASC|DESC`. Without `orderBy`, and among orders with equal values,
 * the newest come first.
 */
export function paginateOrders(
  world: World,
  rows: Int32Array,
  orderBy: string | undefined,
  page: number,
): PagedRows<OrderRecord> {
  const { orderColumns } = world.db
  const ids = orderColumns.column('id')
  const { keys, descending } = orderBy ? sortKeys(world, rows, orderBy) : { keys: ids, descending: true }
  const sign = descending ? -1 : 1
  const before = (a: number, b: number): boolean => {
    const [one, other] = [keys[a] as number, keys[b] as number]
    return one === other ? (ids[a] as number) > (ids[b] as number) : sign * one < sign * other
  }
  const start = Math.min((page - 1) * ROWS_PER_PAGE, rows.length)
  const end = Math.min(start + ROWS_PER_PAGE, rows.length)
  const total = rows.length
  const shown = () => {
    if (isAscending(rows, keys))
      return descending ? rows.slice(total - end, total - start).reverse() : rows.slice(start, end)
    if (start >= end) return rows.subarray(0, 0)
    if (end * FRONT <= total) return findTopRows(rows, before, end).subarray(start)
    partialSort(rows, before, start, end)
    return rows.subarray(start, end)
  }
  return {
    rows: recordsAt(orderColumns, shown()),
    total,
    pageCount: Math.ceil(rows.length / ROWS_PER_PAGE),
  }
}

/**
 * True if the orders are already sorted by the key. Then a page is a slice of the list, and sorting 200,000 rows (6 ms)
 * is not needed.
 */
function isAscending(rows: Int32Array, keys: Float64Array): boolean {
  for (let index = 1; index < rows.length; index++) {
    if (!((keys[rows[index - 1] as number] as number) < (keys[rows[index] as number] as number))) return false
  }
  return true
}

const SORT_FIELDS: Record<string, IndexedOrderField> = {
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

function sortKeys({ db }: World, rows: Int32Array, orderBy: string): { keys: Float64Array; descending: boolean } {
  const sort = parseSort(orderBy)
  if (!sort) throw unknownSortError()
  const { field, descending } = sort
  const { column } = db.orderColumns
  const own = Object.hasOwn(SORT_FIELDS, field) ? SORT_FIELDS[field] : undefined
  if (own) return { keys: column(own), descending }
  if (field === 'externalId') return { keys: externalKeys(rows, db.orderColumns), descending }
  const names = namesFor(db, field)
  if (!names) throw unknownSortError()
  return { keys: keysByName(rows, column(names.by), names.records), descending }
}

function namesFor(db: World['db'], field: string): { by: IndexedOrderField; records: readonly Named[] } | undefined {
  if (field === 'cityId') return { by: 'cityId', records: db.cities.all() }
  if (field === 'pointId') return { by: 'pointId', records: db.points.all() }
  if (field === 'companyName') return { by: 'companyId', records: db.companies.all() }
  return undefined
}

type Named = { id: number; name: string }

function keysByName(rows: Int32Array, ids: Float64Array, records: readonly Named[]): Float64Array {
  const rankOf = ranks(records.map(({ name }) => name))
  const byId: number[] = []
  for (const { id, name } of records) byId[id] = rankOf.get(name) ?? 0
  const keys = new Float64Array(ids.length)
  for (const row of rows) keys[row] = byId[ids[row] as number] ?? Number.NEGATIVE_INFINITY
  return keys
}

/** The external ids of the orders are sorted as numbers, or all as text if one of them is not a number. */
function externalKeys(rows: Int32Array, { column, externalIds: texts }: OrderColumnStore): Float64Array {
  const numbers = column('externalNumber')
  if (!rows.some((row) => Number.isNaN(numbers[row]))) return numbers
  const keys = new Float64Array(texts.length)
  const rankOf = ranks(Array.from(rows, (row) => texts[row] as string))
  for (const row of rows) keys[row] = rankOf.get(texts[row] as string) ?? 0
  return keys
}

function ranks(texts: readonly string[]): Map<string, number> {
  const ranks = new Map<string, number>()
  let before: string | undefined
  for (const text of [...new Set(texts)].sort(compareText)) {
    const isSame = before !== undefined && compareText(before, text) === 0
    ranks.set(text, isSame ? ranks.size - 1 : ranks.size)
    before = text
  }
  return ranks
}
