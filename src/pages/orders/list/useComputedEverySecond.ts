import { useCallback, useRef, useSyncExternalStore } from 'react'
import { everySecond, nowSecond } from '../../../lib/clock'
import { deepEqual } from '../../../lib/deepEqual'
import type { OrderRow } from '../../../live/orderBook/orderRow'

/**
 * Calls `work` every second while `isRunning` is true, and whenever the order in `row` changes. The component
 * re-renders only if the result differs. `now`: seconds since the epoch.
 */
export function useComputedEverySecond<T>(work: (now: number) => T, isRunning: boolean, row?: OrderRow): T {
  const known = useRef<T>(undefined)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [isRunning ? everySecond(listener) : undefined, row?.subscribe(listener)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [isRunning, row],
  )
  return useSyncExternalStore(subscribe, () => {
    const next = work(nowSecond())
    if (!deepEqual(known.current, next)) known.current = next
    return known.current as T
  })
}
