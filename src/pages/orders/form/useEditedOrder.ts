import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Order } from '../../../api/orders'
import { type Loaded, mapLoaded, ready } from '../../../lib/loaded'
import { leavesOutSaved, useLoadedOrder } from '../live/useLoadedOrder'
import { type OrderValues, orderValues } from './orderValues'

export type EditedOrder = {
  loaded: Order | undefined
  latest: Order | undefined
  /**
   * Initial values of the form. If the order fails to load again later, the form remains, because saving will report
   * the failure.
   */
  entity: Loaded<Partial<OrderValues>>
}

export function useEditedOrder(id: number): EditedOrder {
  const order = useLoadedOrder(id, leavesOutSaved)
  const row = order.value
  const latest = useSyncExternalStore(row?.subscribe ?? subscribeToNothing, () => row?.order)
  const [loaded, setLoaded] = useState<Order>()
  if (!loaded && latest) setLoaded(latest)
  const start = useMemo(() => loaded && ready(orderValues(loaded)), [loaded])
  return { loaded, latest, entity: start ?? mapLoaded(order, ({ order: first }) => orderValues(first)) }
}

const subscribeToNothing = () => () => undefined
