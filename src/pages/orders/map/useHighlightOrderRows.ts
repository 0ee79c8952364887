import { useDeferredValue, useEffect } from 'react'

/**
 * Marks the table rows of the orders selected on the map. Sets the attribute directly in the DOM, so that the table
 * does not re-render. `rows` are the rows that the table currently shows.
 */
export function useHighlightOrderRows(ids: readonly number[], rows: readonly unknown[]): void {
  const shown = useDeferredValue(rows)
  useEffect(() => {
    if (shown.length === 0) return
    const lines = ids.flatMap((id) => rowOf(id) ?? [])
    for (const line of lines) line.dataset.onMap = ''
    return () => {
      for (const line of lines) delete line.dataset.onMap
    }
  }, [ids, shown])
}

export function scrollToRow(id: number): void {
  rowOf(id)?.scrollIntoView({ block: 'center' })
}

const rowOf = (id: number) => document.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`)
