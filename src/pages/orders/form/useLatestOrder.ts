import { useEffect, useState } from 'react'
import { loadOrder, type Order } from '../../../api/orders'
import { followOrders } from '../../../live/orderEvents'

/**
 * The order as it is now: what was loaded, until the live stream says that it has changed. A pushed order may lack what
 * the form shows, so it is a reason to load, one at a time. A load that fails is no news: saving will tell.
 */
export function useLatestOrder(id: number, loaded: Order | undefined): Order | undefined {
  const [latest, setLatest] = useState<Order>()

  useEffect(() => {
    const controller = new AbortController()
    let isBusy = false
    let isOwed = false
    const reload = async (): Promise<void> => {
      isOwed = isBusy
      if (isBusy) return
      isBusy = true
      const order = await loadOrder(id, controller.signal).catch(() => undefined)
      if (controller.signal.aborted) return
      isBusy = false
      if (order) setLatest(order)
      if (isOwed) void reload()
    }
    const stop = followOrders({
      onOrders: (orders) => {
        if (orders.some((order) => order.id === id)) void reload()
      },
      onReconnect: () => void reload(),
    })
    return () => {
      stop()
      controller.abort()
    }
  }, [id])

  return latest ?? loaded
}
