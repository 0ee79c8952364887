import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the row under the pointer where it is when rows enter or leave above it: the page scrolls by as much as the row
 * has moved. Without it a click would hit the neighbour. `area` needs `overflow-anchor: none`, or the browser would correct
 * the same movement once more.
 */
export function useStillRow(area: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const held = useRef<{ row: HTMLElement; top: number }>(undefined)

  useLayoutEffect(() => {
    const holding = held.current
    if (rows.length === 0 || !holding?.row.isConnected) return
    const moved = holding.row.offsetTop - holding.top
    if (moved === 0) return
    holding.top += moved
    window.scrollBy({ top: moved, behavior: 'instant' })
  }, [rows])

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
  }, [area])
}
