import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { PlotInteractionProps } from './plotPoints'

/** Returns the index of the plot point at a position. `x` and `y` are in pixels from the top left of the plot. */
export type PlotPointLocator = (x: number, y: number) => number | undefined

type Options = PlotInteractionProps & {
  count: number
  /** Number of points in a row, for a plot with rows and columns. */
  perRow?: number
  locate: PlotPointLocator
}

export function usePlotCursor({ count, perRow = count, locate, at, onRead, onOpen }: Options) {
  const area = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<number>()
  const [lastRead, setLastRead] = useState<number>()
  const last = Math.max(0, count - 1)
  /** Index of the plot point from which an arrow key moves. */
  const position = Math.min(own ?? lastRead ?? last, last)

  const read = (index: number | undefined) => {
    if (index === own) return
    setOwn(index)
    if (index !== undefined) setLastRead(index)
    onRead?.(index)
  }
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = area.current?.getBoundingClientRect()
    return box && locate(clientX - box.left, clientY - box.top)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return
    if (event.key === 'Escape' && own !== undefined) read(undefined)
    else if (event.key === 'Enter' && onOpen) onOpen(position)
    else {
      const to = steps(event.key, { position, perRow, last })
      if (to === undefined) return
      read(Math.min(last, Math.max(0, to)))
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    index: count === 0 ? undefined : (own ?? at),
    position,
    area,
    handlers: {
      onKeyDown,
      // Show a point on focus only if the plot was focused by keyboard. A pointer press also focuses the plot, but then the pointer
      // handlers show the point.
      onFocus: () => area.current?.matches(':focus-visible') && count > 0 && read(position),
      onBlur: () => read(undefined),
      onPointerMove: (event: MouseEvent) => read(place(event)),
      onPointerLeave: () => read(undefined),
      onClick: (event: MouseEvent) => {
        const index = place(event)
        if (index !== undefined) onOpen?.(index)
      },
    },
  }
}

function steps(key: string, at: { position: number; perRow: number; last: number }): number | undefined {
  const { position, perRow, last } = at
  const rowStart = position - (position % perRow)
  const rowLast = Math.min(last, rowStart + perRow - 1)
  const isGrid = perRow <= last
  switch (key) {
    case 'ArrowRight':
      return Math.min(rowLast, position + 1)
    case 'ArrowLeft':
      return Math.max(rowStart, position - 1)
    case 'Home':
      return rowStart
    case 'End':
      return rowLast
    case 'ArrowDown':
      return isGrid ? (position + perRow <= last ? position + perRow : position) : position - 1
    case 'ArrowUp':
      return isGrid ? (position >= perRow ? position - perRow : position) : Math.min(last, position + 1)
    default:
      return undefined
  }
}
