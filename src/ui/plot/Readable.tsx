import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type PlotChoice, type PlotColumn, type PlotReading, readingText } from './points'
import { type Locate, type PlotReader, usePlotReader } from './usePlotReader'

export type ReadableProps = PlotChoice & {
  /** What the plot shows, and in a word or two what there is to see. */
  name: string
  columns: readonly PlotColumn[]
  readings: readonly PlotReading[]
  perRow?: number
  locate: Locate
  /** Where a place is: what is read stands beside it. */
  anchor: (index: number) => Anchor
  className?: string | undefined
  /** The picture itself; it is hidden from screen readers, which get the words. */
  children: (index: number | undefined) => ReactNode
}

/** The middle of a place and half its width, in pixels from the left and the top of the plot. */
type Anchor = { x: number; y: number; half: number }

/**
 * A picture that can be read: it takes the focus, arrows go from place to place and say what stands there, the pointer
 * shows the same. Enter opens a place where the plot leads somewhere.
 */
export function Readable(props: ReadableProps) {
  const { name, columns, readings } = props
  const reader = usePlotReader({ ...props, count: readings.length })
  const { index, position, area, handlers } = reader
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
      aria-valuetext={current ? readingText(current, columns) : 'нет данных'}
      className={['plot__picture', props.onOpen && 'plot__picture--door', props.className].filter(Boolean).join(' ')}
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
  area: PlotReader['area']
  at: Anchor
  reading: PlotReading
  columns: readonly PlotColumn[]
}

/** What is read, over the page: a plot may stand in something that cuts off what sticks out. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are the columns, which have no other name.
        <div key={index} className="plot-reading__line">
          {columns[index]?.title && (
            <span className="plot-reading__title">
              <Swatch column={columns[index]} /> {columns[index].title}
            </span>
          )}
          <span className="plot-reading__value">{cell}</span>
        </div>
      ))}
    </div>,
    document.body,
  )
}

/** The colour of a column, as a bar or a line. */
export function Swatch({ column: { tone, mark = 'bar' } }: { column: PlotColumn }) {
  return tone ? <i className={`plot-swatch plot-swatch--${mark} plot-tone--${tone}`} /> : null
}
