import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Order } from '../../../api/orders'
import type { OrderRow } from '../../../live/orderBook/orderRow'

export function useOrdersOfRows(rows: readonly OrderRow[]): readonly Order[] {
  const known = useRef<readonly Order[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = rows.map((row) => row.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [rows],
  )
  return useSyncExternalStore(subscribe, () => {
    const next = rows.map(({ order }) => order)
    const isSame = next.length === known.current.length && next.every((order, index) => order === known.current[index])
    if (!isSame) known.current = next
    return known.current
  })
}
