import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the row under the pointer where it is when rows enter or leave above it: the page scrolls by as much as the row
 * has moved. Without it a click would hit the neighbour. The element of the returned ref needs `overflow-anchor: none`,
 * or the browser would correct the same movement once more.
 */
export function useStillRow(rows: readonly unknown[]): RefCallback<HTMLElement> {
  const held = useRef<{ row: HTMLElement; top: number }>(undefined)

  useLayoutEffect(() => {
    const holding = held.current
    if (rows.length === 0 || !holding?.row.isConnected) return
    const moved = holding.row.offsetTop - holding.top
    if (moved === 0) return
    holding.top += moved
    window.scrollBy({ top: moved, behavior: 'instant' })
  }, [rows])

  return useCallback((area: HTMLElement | null) => {
    const hold = (event: PointerEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('tr[data-row-key]')
      held.current = row ? { row, top: row.offsetTop } : undefined
    }
    const release = () => {
      held.current = undefined
    }
    area?.addEventListener('pointermove', hold)
    area?.addEventListener('pointerleave', release)
    return () => {
      area?.removeEventListener('pointermove', hold)
      area?.removeEventListener('pointerleave', release)
    }
  }, [])
}
