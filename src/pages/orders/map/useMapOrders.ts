import { useEffect, useMemo, useState } from 'react'
import type { Order } from '../../../api/orders'
import { attention } from '../attention/attentionStore'
import { type MapOrder, updateMapOrders } from './mapOrders'

const knownOrders = (): Order[] => [...attention.known()].map(({ row }) => row.order)

export function useMapOrders(ids: readonly number[] | undefined): readonly MapOrder[] {
  const [orders, setOrders] = useState<readonly MapOrder[]>(() => updateMapOrders([], knownOrders()))
  useEffect(() => {
    const update = () => setOrders((last) => updateMapOrders(last, knownOrders()))
    update()
    return attention.followKnown(update)
  }, [])
  return useMemo(() => (ids ? orders.filter(({ id }) => ids.includes(id)) : orders), [orders, ids])
}
