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
    const update = () => show(attentionState.counts?.late ?? 0)
    update()
    const stop = subscribeKey(attentionState, 'counts', update)
    return () => {
      stop()
      show(0)
    }
  }, [])
}
