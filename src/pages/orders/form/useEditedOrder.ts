import { useMemo, useState, useSyncExternalStore } from 'react'
import { loadOrder, type Order } from '../../../api/orders'
import { createLoadedValue, type LoadedValue, mapLoadedValue } from '../../../lib/loadedValue'
import { orderMayLackFormFields, useLoadedOrder } from '../live/useLoadedOrder'
import { type OrderValues, orderValues } from './orderValues'

type EditedOrder = {
  loaded: Order | undefined
  latest: Order | undefined
  /**
   * Form values of the order, updated by live events. If a later reload fails, the form keeps these values. The save loads the order again
   * and then reports a failure if loading fails.
   */
  entity: LoadedValue<Partial<OrderValues>>
}

export function useEditedOrder(id: number): EditedOrder {
  const order = useLoadedOrder(id, orderMayLackFormFields)
  const row = order.value
  const latest = useSyncExternalStore(row?.subscribe ?? subscribeToNothing, () => row?.order)
  const [loaded, setLoaded] = useState<Order>()
  if (!loaded && latest) setLoaded(latest)
  const known = useMemo(
    () => latest && createLoadedValue(orderValues(latest), async (signal) => orderValues(await loadOrder(id, signal))),
    [id, latest],
  )
  return { loaded, latest, entity: known ?? mapLoadedValue(order, ({ order: first }) => orderValues(first)) }
}

const subscribeToNothing = () => () => undefined
