import { type Infer, type } from 'superstruct'
import { bool, dateText, maybe } from '../../src/lib/structs'
import { contains, equals, type SortKeys } from '../listing'
import { startOfDate } from '../moments'
import { filterNumber, filterText } from '../payload'
import type { OrderRecord } from '../records'
import type { World } from '../world'

/** The filter of active orders and of the archive (operations, section 7). */
export const OrderFilter = type({
  id: filterNumber(),
  externalId: filterText(),
  cityId: filterNumber(),
  pointId: filterNumber(),
  companyId: filterNumber(),
  status: filterNumber(),
  courierId: filterNumber(),
  dateStart: maybe(dateText()),
  dateEnd: maybe(dateText()),
  paymentTypeId: filterNumber(),
  companyName: filterText(),
  hasReturnCheck: maybe(bool()),
  isExternalCourier: maybe(bool()),
  deliveryService: filterText(),
  isNewClient: maybe(bool()),
  isPromoUsed: maybe(bool()),
  orderBy: filterText(),
})

const DAY_SECONDS = 86_400

/** Whether an order satisfies the filter. Dates are days of creation in the order's own city, both ends included. */
export function orderMatcher(world: World, filter: Infer<typeof OrderFilter>): (order: OrderRecord) => boolean {
  const { dateStart, dateEnd, hasReturnCheck, deliveryService } = filter
  const bounds = new Map(
    world.db.cities.all().map(({ id, timezone }) => [
      id,
      {
        from: dateStart ? startOfDate(dateStart, timezone) : Number.NEGATIVE_INFINITY,
        to: dateEnd ? startOfDate(dateEnd, timezone) + DAY_SECONDS : Number.POSITIVE_INFINITY,
      },
    ]),
  )
  const companies = filter.companyName
    ? new Set(world.db.companies.all().flatMap(({ id, name }) => (contains(name, filter.companyName) ? id : [])))
    : undefined
  return (order) => {
    const { from, to } = bounds.get(order.cityId) ?? { from: 0, to: 0 }
    return (
      order.createdAt >= from &&
      order.createdAt < to &&
      equals(order.id, filter.id) &&
      equals(order.cityId, filter.cityId) &&
      equals(order.pointId, filter.pointId) &&
      equals(order.companyId, filter.companyId) &&
      equals(order.status, filter.status) &&
      equals(order.courierId, filter.courierId) &&
      equals(order.paymentTypeId, filter.paymentTypeId) &&
      equals(order.isExternalCourier, filter.isExternalCourier) &&
      equals(order.isNewClient, filter.isNewClient) &&
      equals(order.isPromoUsed, filter.isPromoUsed) &&
      equals(order.returnCheckUrl !== null, hasReturnCheck) &&
      equals((order.deliveryService ?? '').toLowerCase(), deliveryService?.toLowerCase()) &&
      (!companies || companies.has(order.companyId)) &&
      contains(order.externalId, filter.externalId)
    )
  }
}

/** What the order lists can be sorted by. */
export const orderSortKeys = (world: World): SortKeys<OrderRecord> => ({
  id: ({ id }) => id,
  externalId: ({ externalId }) => externalId,
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt,
  finishedAt: ({ finishedAt }) => finishedAt,
  dateTimeStatusFinish: ({ dueAt }) => dueAt,
  cityId: ({ cityId }) => world.db.cities.get(cityId)?.name ?? null,
  pointId: ({ pointId }) => world.db.points.get(pointId)?.name ?? null,
  companyName: ({ companyId }) => world.db.companies.get(companyId)?.name ?? null,
  courierId: ({ courierId }) => courierId,
  paymentTypeId: ({ paymentTypeId }) => paymentTypeId,
  sumItems: ({ sumItems }) => sumItems,
  deliveryPrice: ({ deliveryPrice }) => deliveryPrice,
  sumTotal: ({ sumTotal }) => sumTotal,
})
