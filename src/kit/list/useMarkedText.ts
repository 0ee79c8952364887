import { type RefObject, useEffect } from 'react'

/** Stops the click that ends a text selection, because it would open the row. */
export function useMarkedText(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current
    const onClick = (event: MouseEvent) => {
      const marked = window.getSelection()
      if (!marked || marked.isCollapsed || marked.toString().trim() === '') return
      const row = event.target instanceof Element && event.target.closest('tr[data-row-key]')
      if (row && marked.getRangeAt(0).intersectsNode(row)) event.stopPropagation()
    }
    element?.addEventListener('click', onClick, true)
    return () => element?.removeEventListener('click', onClick, true)
  }, [area])
}
