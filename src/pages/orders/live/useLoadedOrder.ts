import { useEffect, useEffectEvent, useRef } from 'react'
import type { Loaded } from '../../../lib/loaded'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useLoaded } from '../../../ui/load/useLoaded'

/**
 * An order whole, in the row that all screens share: loaded when its detail opens, after an interruption of the stream, and
 * when its status changes without word of the new transitions.
 */
export function useLoadedOrder(id: number): Loaded<OrderRow> {
  const loaded = useLoaded(loadOrderRow, [id])
  const { reload, status } = loaded
  const isOwed = useRef(false)
  // On a busy order each reload would cancel the one before, and none would end.
  const loadAgain = useEffectEvent(() => {
    if (status === 'loading') isOwed.current = true
    else reload()
  })
  useEffect(
    () =>
      orderBook.follow({
        onChanges: (changes) => {
          if (changes.some(({ row, isLive }) => isLive && row.id === id && !orderBook.isWhole(id))) loadAgain()
        },
        onReconnect: () => loadAgain(),
      }),
    [id],
  )
  useEffect(() => {
    if (status === 'loading' || !isOwed.current) return
    isOwed.current = false
    reload()
  }, [status, reload])
  return loaded
}
