import type { Order } from '../../../api/orders'
import { type LatLong, toLatLong } from '../../../domain/geo'
import { deepEqual } from '../../../lib/deepEqual'
import { type CourierOrder, courierOrderDeadlines } from '../../../parts/couriers/courierOrders'
import { cityTimezone } from '../../../session/timezones'

export type MapOrder = CourierOrder & {
  cityId: number | undefined
  status: number
  address: string
  to: LatLong | undefined
  from: LatLong | undefined
  fromAddress: string | undefined
  courierName: string | undefined
  isExternal: boolean
}

function toMapOrder(order: Order): MapOrder {
  const { id, cityId, status, addressTo, addressFrom, courier, isExternalCourier, externalOrderInfo } = order
  return {
    id,
    cityId,
    status,
    address: [addressTo?.street, addressTo?.house].filter(Boolean).join(', '),
    to: toLatLong(addressTo),
    from: toLatLong(addressFrom),
    fromAddress: addressFrom?.address,
    courierId: courier?.id,
    courierName: courier?.fio ?? externalOrderInfo?.courierName,
    isExternal: isExternalCourier === true,
    ...courierOrderDeadlines(order, cityTimezone(cityId)),
  }
}

/** Reuses the objects of unchanged orders, and the array `last` itself if no order has changed. */
export function toMapOrders(last: readonly MapOrder[], orders: readonly Order[]): readonly MapOrder[] {
  const before = new Map(last.map((order) => [order.id, order]))
  const next = orders.map((order) => {
    const fresh = toMapOrder(order)
    const old = before.get(order.id)
    return old && deepEqual(old, fresh) ? old : fresh
  })
  const isSame = next.length === last.length && next.every((order) => before.get(order.id) === order)
  return isSame ? last : next.sort((a, b) => b.id - a.id)
}
