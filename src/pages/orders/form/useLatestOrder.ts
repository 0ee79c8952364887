import { useEffect, useSyncExternalStore } from 'react'
import type { Order } from '../../../api/orders'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { orderBook } from '../../../live/orderBook/orderBook'

/**
 * The order as it is now: its row in the order book. A pushed order may leave out what the form shows and would save, so it
 * is a reason to load, one at a time. A load that fails is no news: saving will tell.
 */
export function useLatestOrder(id: number, loaded: Order | undefined): Order | undefined {
  useEffect(() => {
    const controller = new AbortController()
    let isBusy = false
    let isOwed = false
    const reload = async (): Promise<void> => {
      isOwed = isBusy
      if (isBusy) return
      isBusy = true
      await loadOrderRow(id, controller.signal).catch(() => undefined)
      isBusy = false
      if (isOwed && !controller.signal.aborted) void reload()
    }
    const stop = orderBook.follow({
      onChanges: (changes) => {
        if (changes.some(({ row, isLive }) => isLive && row.id === id)) void reload()
      },
      onReconnect: () => void reload(),
    })
    return () => {
      stop()
      controller.abort()
    }
  }, [id])

  const row = loaded && orderBook.row(id)
  return useSyncExternalStore(row?.subscribe ?? subscribeToNothing, () => row?.order ?? loaded)
}

const subscribeToNothing = () => () => undefined
