import type { Order, OrderFilters } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { parseSort, type Query } from '../../../lib/address'
import { toCityTime } from '../../../lib/dates'
import { timezoneOf } from '../../../session/timezones'

/** The rules of live updates (operations, section 4; contract, «Live stream»), free of stores and screens. */

/** What the list shows: its query, how many rows a page holds, the name of the filtered point where it is known. */
export type LiveView = {
  query: Query<OrderFilters>
  capacity: number
  /** The server has more matching orders than the page. */
  hasMore?: boolean
  pointName?: string | undefined
  /** The order whose detail is open: new ones do not push it off the page, nor away what is being typed there. */
  openId?: number | undefined
}

export type LiveResult = {
  orders: Order[]
  /** How the server's total changed, as far as the updates tell. */
  totalChange: number
}

/**
 * Applies pushed orders to a page of active orders: merge by id, drop what is no longer active or no longer matches the
 * filter, put new ones in their place on the first page, insert nothing on later pages. Rows that stay do not move.
 */
export function mergeLive(orders: readonly Order[], updates: readonly Order[], view: LiveView): LiveResult {
  const known = new Map(orders.map((order) => [order.id, order]))
  const entered = new Set<number>()
  let totalChange = 0
  for (const update of updates) {
    const before = known.get(update.id)
    const after = before ? { ...before, ...update } : update
    const belongs = isActiveStatus(after.status) && matchesFilter(after, view)
    if (belongs && (before || view.query.page === 1)) {
      known.set(after.id, after)
      if (!before) entered.add(after.id)
    } else if (before) {
      known.delete(after.id)
      if (!entered.delete(after.id)) totalChange--
    } else if (view.hasMore && view.query.page === 1 && !isActiveStatus(after.status) && matchesFilter(after, view)) {
      // It was counted on another page. Later pages see no order come, so there none may go either, or the total would sink.
      totalChange--
    }
  }
  const merged = orders.flatMap((order) => known.get(order.id) ?? [])
  if (entered.size === 0) return { orders: merged, totalChange }
  const compare = orderComparator(view.query.orderBy)
  for (const id of entered) {
    const order = known.get(id)
    if (!order || orders.some((old) => old.id === id)) continue
    const place = merged.findIndex((other) => compare(order, other) < 0)
    merged.splice(place === -1 ? merged.length : place, 0, order)
  }
  const capacity = Math.max(view.capacity, 1)
  const page = merged.filter(({ id }, place) => place < capacity || id === view.openId)
  // One that falls off the end of the page is on a later page already, as far as can be told.
  totalChange += page.filter(({ id }) => entered.has(id)).length
  return { orders: page, totalChange }
}

/**
 * Applies pushed orders to a page of the archive: what is active again leaves, any other update replaces its entry. An
 * order that ends elsewhere does not enter; it is there with the next search.
 */
export function mergeArchived(orders: readonly Order[], updates: readonly Order[]): LiveResult {
  const newest = new Map<number, Order>()
  for (const update of updates) newest.set(update.id, { ...newest.get(update.id), ...update })
  const merged = orders.flatMap((order) => {
    const update = newest.get(order.id)
    if (!update) return order
    return isActiveStatus(update.status) ? [] : { ...order, ...update }
  })
  return { orders: merged, totalChange: merged.length - orders.length }
}

/** Whether an order matches every filter, as far as its fields tell. */
export function matchesFilter(order: Order, { query, pointName }: Pick<LiveView, 'query' | 'pointName'>): boolean {
  return Object.entries(query).every(([key, wanted]) => {
    const matches = MATCHERS[key as keyof OrderFilters]
    return matches === undefined || wanted === undefined || matches(order, wanted as never, pointName)
  })
}

/** The order of a page; the newest first unless the address says otherwise. */
export function orderComparator(orderBy: string | undefined): (a: Order, b: Order) => number {
  const { field, descending } = parseSort(orderBy) ?? { field: 'id', descending: true }
  return (a, b) => {
    const result = compareValues(a[field as keyof Order], b[field as keyof Order]) || a.id - b.id
    return descending ? -result : result
  }
}

type Matchers = {
  [K in keyof OrderFilters]: (order: Order, wanted: OrderFilters[K], pointName?: string) => boolean
}

const MATCHERS: Matchers = {
  id: (order, id) => order.id === id,
  externalId: (order, wanted) => contains(order.externalId, wanted),
  cityId: (order, cityId) => order.cityId === undefined || order.cityId === cityId,
  companyId: (order, companyId) => order.companyId === undefined || order.companyId === companyId,
  pointId: (order, pointId, pointName) => {
    if (order.point?.id !== undefined) return order.point.id === pointId
    return order.point?.name === undefined || pointName === undefined || order.point.name === pointName
  },
  status: (order, status) => order.status === status,
  paymentTypeId: (order, wanted) => order.paymentTypeId === undefined || order.paymentTypeId === wanted,
  companyName: (order, wanted) => order.companyName === undefined || contains(order.companyName, wanted),
  dateStart: (order, date) => order.createdAt === undefined || createdOn(order, order.createdAt) >= date,
  dateEnd: (order, date) => order.createdAt === undefined || createdOn(order, order.createdAt) <= date,
  courierId: (order, courierId) => order.courier?.id === courierId,
  hasReturnCheck: (order, wanted) => Boolean(order.returnCheckUrl) === wanted,
  isExternalCourier: (order, wanted) => Boolean(order.isExternalCourier) === wanted,
  deliveryService: (order, wanted) => contains(order.deliveryService, wanted),
  isNewClient: (order, wanted) => Boolean(order.isNewClient) === wanted,
  isPromoUsed: (order, wanted) => Boolean(order.isPromoUsed) === wanted,
}

function contains(text: string | undefined, part: string): boolean {
  return text?.toLocaleLowerCase('ru').includes(part.toLocaleLowerCase('ru')) ?? false
}

function createdOn(order: Order, createdAt: string): string {
  return toCityTime(createdAt, timezoneOf(order.cityId)).toLocalDate().toString()
}

/** Numbers by size, texts by letters, what is missing at the end. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return String(a).localeCompare(String(b), 'ru')
}
