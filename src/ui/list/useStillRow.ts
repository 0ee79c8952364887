import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Held = { row: HTMLElement; top: number }

/**
 * Keeps the row under the pointer, or else the one with the focus, where it is when rows enter or leave above it: the page
 * scrolls by as much as the row has moved. Without it a click would hit the neighbour. `area` needs `overflow-anchor: none`,
 * or the browser would correct the same movement once more.
 */
export function useStillRow(area: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const pointed = useRef<Held>(undefined)
  const focused = useRef<Held>(undefined)

  useLayoutEffect(() => {
    const holding = pointed.current ?? focused.current
    if (rows.length === 0 || !holding?.row.isConnected) return
    const moved = holding.row.offsetTop - holding.top
    if (moved === 0) return
    holding.top += moved
    window.scrollBy({ top: moved, behavior: 'instant' })
  }, [rows])

  // A detail that opened above has moved the row, too, and that is what was asked for.
  useLayoutEffect(() => {
    if (focused.current) focused.current.top = focused.current.row.offsetTop
  })

  useEffect(() => {
    const element = area.current
    const hold = (event: PointerEvent) => {
      pointed.current = heldBy(event)
    }
    const release = () => {
      pointed.current = undefined
    }
    const holdFocused = (event: FocusEvent) => {
      focused.current = heldBy(event)
    }
    const releaseFocused = () => {
      focused.current = undefined
    }
    element?.addEventListener('pointermove', hold)
    element?.addEventListener('pointerleave', release)
    element?.addEventListener('focusin', holdFocused)
    element?.addEventListener('focusout', releaseFocused)
    return () => {
      element?.removeEventListener('pointermove', hold)
      element?.removeEventListener('pointerleave', release)
      element?.removeEventListener('focusin', holdFocused)
      element?.removeEventListener('focusout', releaseFocused)
    }
  }, [area])
}

function heldBy({ target }: Event): Held | undefined {
  const row = (target as Element).closest<HTMLElement>('tr[data-row-key]')
  return row ? { row, top: row.offsetTop } : undefined
}
