import { useId, useLayoutEffect } from 'react'

const behind = new Set<string>()

/** True while a table has deferred rows to render. New data should wait, because it would restart that render. */
export const hasDeferredTableRows = (): boolean => behind.size > 0

export function useTrackDeferredRows(isBehind: boolean): void {
  const id = useId()
  useLayoutEffect(() => {
    if (!isBehind) return
    behind.add(id)
    return () => {
      behind.delete(id)
    }
  }, [id, isBehind])
}
