import { useState } from 'react'
import { searchOrders } from '../../api/orders'
import { deepEqual } from '../../lib/deepEqual'
import type { LoadedValue } from '../../lib/loadedValue'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { type CourierOrder, courierOrderDeadlines, groupOrdersByCourier, type OrdersByCourier } from './courierOrders'
import { COURIER_REFRESH_MS } from './useCourierPositions'

/** Maximum number of pages to load: with more pages, the first would be outdated before the last has loaded. */
const MAX_PAGES = 10
/**
 * Loads the orders with the earliest ends of their statuses first. The status of an order beyond the loaded pages ends later, so the ring
 * on the map that shows its remaining time would usually be full anyway.
 */
const FIRST_DUE = 'dateTimeStatusFinish_SORT_ASC'
const NONE: OrdersByCourier = new Map()

type CityOrders = { byCourier: OrdersByCourier; unread: number }

async function loadOrdersByCourier(cityId: number, signal: AbortSignal): Promise<CityOrders> {
  const timezone = cityTimezone(cityId)
  const orders: CourierOrder[] = []
  let unread = 0
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const { rows, pageCount, total, perPage } = await searchOrders({ page, cityId, orderBy: FIRST_DUE }, signal)
    pages = pageCount
    unread = pages > MAX_PAGES ? Math.max(0, total - MAX_PAGES * perPage) : 0
    for (const order of rows) {
      orders.push({ id: order.id, courierId: order.courier?.id, ...courierOrderDeadlines(order, timezone) })
    }
  }
  return { byCourier: groupOrdersByCourier(orders), unread }
}

export function useOrdersByCourier(cityId: number | undefined): {
  orders: OrdersByCourier
  unread: number
  loaded: LoadedValue<CityOrders>
} {
  const mayView = useAccess()('order_view')
  const loaded = useLoadedValue(loadOrdersByCourier, [cityId], { every: COURIER_REFRESH_MS, skip: !mayView })
  const [orders, setOrders] = useState(NONE)
  const fresh = loaded.value?.byCourier ?? NONE
  // Keep the same object if nothing has changed, because a new object makes the map redraw and regroup all couriers.
  const isUnchanged = orders === fresh || isSame(orders, fresh)
  if (!isUnchanged) setOrders(fresh)
  return { orders: isUnchanged ? orders : fresh, unread: loaded.value?.unread ?? 0, loaded }
}

const isSame = (last: OrdersByCourier, next: OrdersByCourier): boolean =>
  last.size === next.size && [...next].every(([courierId, own]) => deepEqual(last.get(courierId), own))
