import { useEffect } from 'react'
import { subscribeKey } from 'valtio/utils'
import { attentionState } from './attentionStore'

const PREFIX = /^\(\d+\) /

export function useLateCountInTitle(): void {
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
