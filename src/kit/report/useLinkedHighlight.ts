import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { PlotInteractionProps } from '../../ui/plot/plotPoints'

type LinkedHighlight = {
  area: RefObject<HTMLDivElement | null>
  handlers: {
    onMouseOver: (event: MouseEvent) => void
    onMouseLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
  choice: PlotInteractionProps
}

/**
 * Connects table rows and plot points: a hovered row highlights its point, and a hovered point its row. `keys` are the row keys in the
 * order of the points.
 */
export function useLinkedHighlight(keys: readonly string[]): LinkedHighlight {
  const area = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number>()
  const latest = useRef(keys)
  latest.current = keys

  const rowOf = useCallback(
    (index: number) => area.current?.querySelector<HTMLElement>(`tr[data-row-key="${latest.current[index]}"]`),
    [],
  )
  const read = useCallback(({ target }: { target: EventTarget }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row-key]') : null
    const index = row ? latest.current.indexOf(row.dataset.rowKey ?? '') : -1
    setAt(index < 0 ? undefined : index)
  }, [])
  const leave = useCallback(() => setAt(undefined), [])
  const choice = useMemo<PlotInteractionProps>(
    () => ({
      at,
      // The row is highlighted by an attribute in the DOM, because rendering a month of rows for each hovered point takes longer than a
      // frame.
      onRead: (index) => {
        for (const row of area.current?.querySelectorAll('tr[data-linked]') ?? []) row.removeAttribute('data-linked')
        if (index !== undefined) rowOf(index)?.setAttribute('data-linked', '')
      },
      onOpen: (index) => {
        const row = rowOf(index)
        row?.focus({ preventScroll: true })
        row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
    }),
    [at, rowOf],
  )
  return { area, handlers: { onMouseOver: read, onMouseLeave: leave, onFocus: read, onBlur: leave }, choice }
}
