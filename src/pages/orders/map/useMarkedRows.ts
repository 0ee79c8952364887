import { useDeferredValue, useEffect } from 'react'

/**
 * Marks the rows of some orders in the table beside the map. Straight in the page, as changed rows are marked: the
 * table does not render for it. `rows` are those of the table now.
 */
export function useMarkedRows(ids: readonly number[], rows: readonly unknown[]): void {
  // The table shows new rows a little later, too.
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

/** Brings the row of an order into sight. */
export function showRow(id: number): void {
  rowOf(id)?.scrollIntoView({ block: 'center' })
}

const rowOf = (id: number) => document.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`)
