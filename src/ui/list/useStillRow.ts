import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the row under the pointer where it is when rows enter or leave above it: the page scrolls by as much as the row
 * has moved. Without it a click would hit the neighbour. The element of the returned ref needs `overflow-anchor: none`,
 * or the browser would correct the same movement once more.
 */
export function useStillRow(rows: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const held = useRef<{ row: HTMLElement; top: number }>(undefined)

  useEffect(() => {
    const element = area.current
    const hold = (event: PointerEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('tr[data-row-key]')
      held.current = row ? { row, top: row.offsetTop } : undefined
    }
    const release = () => {
      held.current = undefined
    }
    element?.addEventListener('pointermove', hold)
    element?.addEventListener('pointerleave', release)
    return () => {
      element?.removeEventListener('pointermove', hold)
      element?.removeEventListener('pointerleave', release)
    }
  }, [])

  useLayoutEffect(() => {
    const holding = held.current
    if (rows.length === 0 || !holding?.row.isConnected) return
    const moved = holding.row.offsetTop - holding.top
    if (moved === 0) return
    holding.top += moved
    window.scrollBy({ top: moved, behavior: 'instant' })
  }, [rows])

  return area
}
