import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Order } from '../../../api/orders'
import { type Loaded, mapLoaded, ready } from '../../../lib/loaded'
import { leavesOutSaved, useLoadedOrder } from '../live/useLoadedOrder'
import { type OrderValues, orderValues } from './orderValues'

export type EditedOrder = {
  /** As it was when the form opened; undefined until it is loaded. */
  loaded: Order | undefined
  /** As it is now. */
  latest: Order | undefined
  /** What the form starts from. Once it is there, a later load that fails is no news: saving will tell. */
  entity: Loaded<Partial<OrderValues>>
}

/** The order that a form edits, followed while it is open. */
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
