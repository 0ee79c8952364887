import { useDeferredValue, useEffect, useRef } from 'react'

/**
 * The button that opened the delete dialog disappears with its row, so antd cannot return the focus to it. Once the dialog is closed and
 * the list is loaded again, the row at the same position gets the focus.
 */
export function useFocusAfterDelete(rows: readonly unknown[]): { onDeleted: () => void; afterClose: () => void } {
  // `DataTable` defers its rows. Defer the rows here too, so that the effect that moves the focus runs after the table has removed the
  // deleted row.
  const shownRows = useDeferredValue(rows)
  const pending = useRef<{ isClosed: boolean; isLoaded: boolean }>(undefined)
  const focusWhenDone = () => {
    if (!pending.current?.isClosed || !pending.current.isLoaded) return
    pending.current = undefined
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('.data-table tr[tabindex="0"]')?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows mean that the list was loaded again, but the effect does not read them
  useEffect(() => {
    if (pending.current) pending.current.isLoaded = true
    focusWhenDone()
  }, [shownRows])
  return {
    onDeleted: () => {
      pending.current = { isClosed: false, isLoaded: false }
    },
    afterClose: () => {
      if (pending.current) pending.current.isClosed = true
      focusWhenDone()
    },
  }
}
