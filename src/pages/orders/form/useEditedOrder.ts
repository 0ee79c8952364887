import { useMemo, useState, useSyncExternalStore } from 'react'
import { loadOrder, type Order } from '../../../api/orders'
import { type Loaded, mapLoaded, ready } from '../../../lib/loaded'
import { leavesOutSaved, useLoadedOrder } from '../live/useLoadedOrder'
import { type OrderValues, orderValues } from './orderValues'

export type EditedOrder = {
  loaded: Order | undefined
  latest: Order | undefined
  /**
   * Values of the order, which follow its events. If the order fails to load again later, the form remains, because
   * saving will report the failure.
   */
  entity: Loaded<Partial<OrderValues>>
}

export function useEditedOrder(id: number): EditedOrder {
  const order = useLoadedOrder(id, leavesOutSaved)
  const row = order.value
  const latest = useSyncExternalStore(row?.subscribe ?? subscribeToNothing, () => row?.order)
  const [loaded, setLoaded] = useState<Order>()
  if (!loaded && latest) setLoaded(latest)
  const known = useMemo(
    () => latest && ready(orderValues(latest), async (signal) => orderValues(await loadOrder(id, signal))),
    [id, latest],
  )
  return { loaded, latest, entity: known ?? mapLoaded(order, ({ order: first }) => orderValues(first)) }
}

const subscribeToNothing = () => () => undefined
