import { useId, useLayoutEffect } from 'react'

const behind = new Set<string>()

/** Whether a table still has to render deferred rows. New data should wait, because it would restart that render. */
export const isTableBehind = (): boolean => behind.size > 0

export function useTableProgress(isBehind: boolean): void {
  const id = useId()
  useLayoutEffect(() => {
    if (!isBehind) return
    behind.add(id)
    return () => {
      behind.delete(id)
    }
  }, [id, isBehind])
}
