import { useId, useLayoutEffect } from 'react'

const behind = new Set<string>()

/** Whether a table on the screen still has to show rows that it was given. What changes them again starts it anew. */
export const isTableBehind = (): boolean => behind.size > 0

/** Says of the table that calls it whether it is behind. */
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
