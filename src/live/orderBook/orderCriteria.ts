import type { Order, OrderFilters } from '../../api/orders'
import { isActiveOrderStatus } from '../../domain/orders'
import { type ListQuery, parseSort } from '../../lib/listQuery'
import type { RowsPage } from '../../lib/listStore'
import { toCityDate } from '../../lib/moments'
import { citiesEagerLoader } from '../../session/dictionaries'
import { cityTimezone } from '../../session/timezones'

/** Filters and sorts orders from the live stream like the server's search (operations, section 4; contract, «Live stream»). */

export type OrderCriteria = { query: ListQuery<OrderFilters>; pointName?: string | undefined }

export function createOrderCriteria(query: ListQuery<OrderFilters>): OrderCriteria {
  const points = citiesEagerLoader.get().value?.flatMap((city) => city.points)
  return { query, pointName: points?.find(({ value }) => value === query.pointId)?.label }
}

export const matchesActiveCriteria = (order: Order, criteria: OrderCriteria): boolean =>
  isActiveOrderStatus(order.status) && matchesCriteria(order, criteria)

export const matchesArchiveCriteria = (order: Order, criteria: OrderCriteria): boolean =>
  !isActiveOrderStatus(order.status) && matchesCriteria(order, criteria)

function matchesCriteria(order: Order, { query, pointName }: OrderCriteria): boolean {
  return Object.entries(query).every(([key, wanted]) => {
    const matches = MATCHERS[key as keyof OrderFilters]
    return matches === undefined || wanted === undefined || matches(order, wanted as never, pointName)
  })
}

export function createOrderComparator(orderBy: string | undefined): (a: Order, b: Order) => number {
  const { field, descending } = parseSort(orderBy) ?? { field: 'id', descending: true }
  return (a, b) => {
    const result = compareValues(a[field as keyof Order], b[field as keyof Order]) || a.id - b.id
    return descending ? -result : result
  }
}

const USUAL_PAGE = 20

/**
 * Returns the number of rows per page. Without paging headers in the response `perPage` is 1. A usual page size replaces it, so that
 * new orders do not push loaded orders off the page.
 */
export const rowsPerPage = ({ perPage, pageCount, rows }: Omit<RowsPage<unknown>, 'total'>): number =>
  Math.max(perPage > 1 || pageCount > 1 ? perPage : USUAL_PAGE, rows.length)

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
  return toCityDate(createdAt, cityTimezone(order.cityId))
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return String(a).localeCompare(String(b), 'ru')
}
