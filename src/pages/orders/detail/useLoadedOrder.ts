import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { loadOrder, type Order } from '../../../api/orders'
import { type Failure, isAbort, toFailure } from '../../../lib/failure'
import { followOrders } from '../../../live/orderEvents'
import { newerThan } from '../live/liveOrderList'

export type LoadedOrder = {
  /** What the row knows; what it does not tell, as it was loaded last. */
  order: Order
  isLoaded: boolean
  failure: Failure | null
  reload: () => void
}

/**
 * The order of a row as a whole: loaded when the row opens, after each change, after an interruption of the stream, and
 * when its status changes without word of the new transitions. `onLoaded` takes each answer; keep it outside the component.
 */
export function useLoadedOrder(row: Order, onLoaded: (order: Order) => void): LoadedOrder {
  const { id } = row
  const request = useRef<AbortController>(undefined)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [whole, setWhole] = useState<Order | null>(null)

  const load = useCallback(async () => {
    request.current?.abort()
    const mine = new AbortController()
    request.current = mine
    // The answer may be older than what is pushed before it comes.
    const meanwhile: Order[] = []
    const unfollow = followOrders({
      onOrders: (updates) => meanwhile.push(...updates.filter((update) => update.id === id)),
      onReconnect: () => undefined,
    })
    try {
      const answer = await loadOrder(id, mine.signal)
      if (mine.signal.aborted) return
      const loaded: Order = Object.assign({}, answer, ...newerThan([answer], meanwhile))
      setFailure(null)
      setWhole(loaded)
      onLoaded(loaded)
    } catch (error) {
      if (!mine.signal.aborted && !isAbort(error)) setFailure(toFailure(error))
    } finally {
      unfollow()
    }
  }, [id, onLoaded])

  useEffect(() => {
    void load()
    const unfollow = followOrders({ onOrders: () => undefined, onReconnect: () => void load() })
    return () => {
      unfollow()
      request.current?.abort()
    }
  }, [load])

  // A list may tell less of an order than its own call does, and is loaded anew while the row is open.
  const order = useMemo(() => (whole?.id === id ? { ...whole, ...row } : row), [whole, row, id])
  const isStale =
    whole !== null &&
    whole.status !== order.status &&
    JSON.stringify(whole.transitions) === JSON.stringify(order.transitions)
  useEffect(() => {
    if (isStale) void load()
  }, [isStale, load])

  return { order, isLoaded: whole !== null, failure, reload: load }
}
