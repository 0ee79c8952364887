import { useEffect } from 'react'
import { subscribeKey } from 'valtio/utils'
import { attentionState } from './attentionStore'

const PREFIX = /^\(\d+\) /

/** The tab says how many orders are late, for whoever works in another one: «(3) Активные заказы». */
export function useLateTitle(): void {
  useEffect(() => {
    const show = (late: number) => {
      const bare = document.title.replace(PREFIX, '')
      document.title = late > 0 ? `(${late}) ${bare}` : bare
    }
    const look = () => show(attentionState.counts?.late ?? 0)
    look()
    const stop = subscribeKey(attentionState, 'counts', look)
    return () => {
      stop()
      show(0)
    }
  }, [])
}
