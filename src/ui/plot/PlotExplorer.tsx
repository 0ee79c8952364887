import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  type PlotInteractionProps,
  type PlotPointValues,
  type PlotTableColumn,
  plotPointValuesText,
} from './plotPoints'
import { type PlotPointLocator, usePlotCursor } from './usePlotCursor'

type PlotExplorerProps = PlotInteractionProps & {
  name: string
  columns: readonly PlotTableColumn[]
  readings: readonly PlotPointValues[]
  perRow?: number
  locate: PlotPointLocator
  anchor: (index: number) => Anchor
  children: (index: number | undefined) => ReactNode
}

/** Position of a plot point in pixels from the top left of the plot: `x` of its centre, `y` of its top edge. `half` is half its width. */
type Anchor = { x: number; y: number; half: number }

/** Shows a plot point's values on hover and by keyboard: arrow keys move between points, Enter opens a point. Its ARIA role is slider. */
export function PlotExplorer(props: PlotExplorerProps) {
  const { name, columns, readings } = props
  const { index, position, area, handlers } = usePlotCursor({ ...props, count: readings.length })
  const reading = index === undefined ? undefined : readings[index]
  const current = readings[position]
  return (
    <div
      ref={area}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-readonly={props.onOpen ? undefined : true}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, readings.length - 1)}
      aria-valuenow={position}
      aria-valuetext={current ? plotPointValuesText(current, columns) : 'нет данных'}
      className={props.onOpen ? 'plot__picture plot__picture--drilldown' : 'plot__picture'}
      {...handlers}
    >
      {props.children(index)}
      {reading && index !== undefined && (
        <ReadingBox area={area} at={props.anchor(index)} reading={reading} columns={columns} />
      )}
    </div>
  )
}

type BoxProps = {
  area: RefObject<HTMLElement | null>
  at: Anchor
  reading: PlotPointValues
  columns: readonly PlotTableColumn[]
}

/** Box with the values of a plot point. It is rendered in a portal, because an ancestor of the plot may clip its content. */
function ReadingBox({ area, at, reading, columns }: BoxProps) {
  const [place, setPlace] = useState<{ left: number; top: number; side: 'left' | 'right' } | null>(null)
  const { x, y, half } = at
  useLayoutEffect(() => {
    const follow = () => {
      const box = area.current?.getBoundingClientRect()
      if (!box) return
      const middle = box.left + x
      const side = middle > window.innerWidth / 2 ? 'left' : 'right'
      setPlace({ left: side === 'left' ? middle - half : middle + half, top: box.top + y, side })
    }
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [area, x, y, half])
  if (!place) return null
  return createPortal(
    <div
      className={`plot-reading plot-reading--${place.side}`}
      style={{ left: place.left, top: place.top }}
      aria-hidden="true"
    >
      <div className="plot-reading__label">{reading.label}</div>
      {reading.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns may have no title, so the index is the key
        <div key={index} className="plot-reading__line">
          {columns[index]?.title && (
            <span className="plot-reading__title">
              <PlotSwatch column={columns[index]} /> {columns[index].title}
            </span>
          )}
          <span className="plot-reading__value">{cell}</span>
        </div>
      ))}
    </div>,
    document.body,
  )
}

export function PlotSwatch({ column: { tone, mark = 'bar' } }: { column: PlotTableColumn }) {
  return tone ? <i className={`plot-swatch plot-swatch--${mark} plot-tone--${tone}`} /> : null
}
