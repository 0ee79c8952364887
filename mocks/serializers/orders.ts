import type { Order } from '../../src/api/orders'
import { ORDER_STATUS, orderStatusTitle } from '../seeds/orderStatuses'
import { orderTransitions } from '../simulation/orderStatus'
import { formatIsoDateTime, formatLocalDateTime } from '../store/dateTime'
import { fullName } from '../store/personName'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { pictureUrl } from './pictureUrl'
import { returnCheckPicture } from './returnCheck'

/** An order's coordinates are sent as numeric strings, which the contract allows. */
type Wired<T> = { [K in keyof T]: K extends 'lat' | 'long' ? string : T[K] }
export type SerializedOrder = Omit<Order, 'addressTo'> & { addressTo: Wired<NonNullable<Order['addressTo']>> }

/**
 * Specification: operations, section 3. As in the contract, most dates are in city-local time without an offset, but
 * the due date and the delivery times have a time zone offset.
 */
export function serializeOrder(world: World, order: OrderRecord): SerializedOrder {
  const { db, clock } = world
  const timezone = db.timezone(order.cityId)
  const local = (second: number | null) => (second === null ? undefined : formatLocalDateTime(second, timezone))
  const iso = (second: number | null) => (second === null ? undefined : formatIsoDateTime(second, timezone))
  const branch = db.branches.get(order.branchId)
  const point = db.points.get(order.pointId)
  const delivery = deliveryOf(order)
  const { customerAmount, deliveryService, externalCourierName } = order
  return {
    id: order.id,
    externalId: order.externalId,
    status: order.status,
    createdAt: formatLocalDateTime(order.createdAt, timezone),
    externalCreatedAt: local(order.externalCreatedAt),
    finishedAt: local(order.finishedAt),
    dateTimeStatusFinish: iso(order.dueAt),
    deliveryDateTime: local(order.deliveryDateTime),
    deliveryStartAt: iso(delivery.startedAt),
    deliveryEndAt: iso(delivery.endedAt),
    customerName: order.customerName,
    phone: order.phone,
    comments: order.comments ?? undefined,
    orderItems: order.orderItems,
    sumItems: order.sumItems,
    deliveryPrice: order.deliveryPrice,
    correctionalPrice: order.correctionalPrice,
    serviceFee: order.serviceFee,
    sumTotal: order.sumTotal,
    paymentTypeId: order.paymentTypeId,
    customerAmount: customerAmount ?? undefined,
    addressTo: {
      street: order.street,
      house: order.house,
      flat: order.flat ?? undefined,
      addressMore: order.addressMore ?? undefined,
      lat: order.lat.toFixed(6),
      long: order.long.toFixed(6),
    },
    addressFrom: branch && { address: branch.address, phone: branch.phone, lat: branch.lat, long: branch.long },
    point: point && { id: point.id, name: point.name },
    branchId: order.branchId,
    companyId: order.companyId,
    companyName: db.companies.get(order.companyId)?.name,
    cityId: order.cityId,
    courier: courierOf(world, order.courierId),
    oldCouriers: order.oldCouriers.map(({ courierId, reason }) => ({ courier: courierOf(world, courierId), reason })),
    statusesHistory: order.history.map(({ status, at, userId }) => ({
      status,
      message: orderStatusTitle(status),
      userName: userName(world, userId),
      createdAt: formatLocalDateTime(at, timezone),
    })),
    transitions: branch ? orderTransitions(order, clock.second()) : [],
    timeForReady: order.timeForReady,
    timeForDelivery: order.timeForDelivery,
    redistributed: order.redistributed,
    isExternalCourier: order.isExternalCourier,
    deliveryService: deliveryService ?? undefined,
    externalOrderInfo: order.isExternalCourier
      ? { courierName: externalCourierName ?? undefined, history: externalHistory(order, timezone) }
      : undefined,
    returnCheckUrl: pictureUrl(world, 'orders', order.id, returnCheckPicture(world, order)) ?? undefined,
    isNewClient: order.isNewClient,
    isPromoUsed: order.isPromoUsed,
    deviceType: order.deviceType,
    notCall: order.notCall,
  }
}

/** Start and end of the delivery. If the order was reopened, only the history since then counts. */
function deliveryOf({ history }: OrderRecord): { startedAt: number | null; endedAt: number | null } {
  const since = history.findLastIndex(({ status }) => status === ORDER_STATUS.new)
  const lastAt = (wanted: number) => history.slice(since).findLast(({ status }) => status === wanted)?.at ?? null
  return { startedAt: lastAt(ORDER_STATUS.onTheWay), endedAt: lastAt(ORDER_STATUS.delivered) }
}

function courierOf(world: World, courierId: number | null): Order['courier'] {
  const person = courierId === null ? undefined : world.db.employees.get(courierId)
  return (
    person && {
      id: person.id,
      fio: fullName(person),
      phone: person.phone,
      courierTypeId: person.courierTypeId ?? undefined,
    }
  )
}

function userName(world: World, userId: number | null): string {
  const user = userId === null ? undefined : world.db.employees.get(userId)
  return user ? fullName(user) : 'Система'
}

function externalHistory(order: OrderRecord, timezone: number): { status: string; createdAt: string }[] {
  return order.history
    .filter(({ status }) => status >= 30)
    .map(({ status, at }) => ({ status: orderStatusTitle(status), createdAt: formatLocalDateTime(at, timezone) }))
}
