import {
  Children,
  type ComponentProps,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keepViewBelow } from './rowGrowth'
import { followNearness, lookAtRow, mayBeFar, takeNear } from './rowNearness'
import './longRows.css'

/** A page of more rows than this is a long one. */
const MAX_WHOLE = 60
/** The first rows of a page are in view when it comes. */
const FIRST_ROWS = 30
/** The height of a row that has not been seen yet is that of the first one. */
const HEIGHT = '--far-row-height'

/**
 * Whether the rows of a table are those of a long page. It stays so: other row components would build the rows anew, and
 * take away what is typed in an open one.
 */
export function useLongPage(perPage: number, isPossible: boolean): boolean {
  const [isLong, setLong] = useState(false)
  if (isPossible && !isLong && perPage > MAX_WHOLE) setLong(true)
  return isLong
}

/** Tells the rows that have not been seen how tall they are, before they are painted. */
export function useFarHeight(area: RefObject<HTMLElement | null>, isLong: boolean): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!isLong || !element) return
    const height = element.querySelector<HTMLElement>('tr.ant-table-row:not([data-far])')?.offsetHeight
    if (height) element.style.setProperty(HEIGHT, `${height}px`)
  })
}

type FarProps = { place: number; words: string }
type LongRowProps = ComponentProps<'tr'> & Partial<FarProps>

/** For `onRow`: hands to a row of {@link LONG_COMPONENTS} its place on the page, and its words for while it is far. */
export const farProps = (place: number, words: string): HTMLAttributes<HTMLElement> =>
  ({ place, words }) satisfies FarProps as HTMLAttributes<HTMLElement>

/** Open details and placeholders are rows of the table, too. */
function LongRow({ place, words = '', ...row }: LongRowProps) {
  return place === undefined ? <tr {...row} /> : <NearRow {...row} place={place} words={words} />
}

/**
 * A row of a long page: its cells are there while it is near to the view. Far away it is one cell of the same height with its
 * words, so that the page has its length, keys walk on it, and the browser's search finds it.
 */
function NearRow({ place, words, children, ...row }: ComponentProps<'tr'> & FarProps) {
  const line = useRef<HTMLTableRowElement>(null)
  const [height, setHeight] = useState<number | string | null>(
    place < FIRST_ROWS || !mayBeFar() ? null : `var(${HEIGHT})`,
  )
  const isNear = height === null
  const wasNear = useRef(isNear)
  /** Of the row that has just become whole, before that. */
  const heightBefore = useRef<number>(undefined)

  useEffect(() => {
    const element = line.current
    if (!element) return
    return followNearness(element, wasNear.current, (leftWith, before) => {
      wasNear.current = leftWith === null
      heightBefore.current = before
      setHeight(leftWith)
    })
  }, [])

  useLayoutEffect(() => {
    const before = heightBefore.current
    heightBefore.current = undefined
    if (isNear && before !== undefined && line.current) keepViewBelow(line.current, before)
  }, [isNear])

  return (
    <tr
      {...row}
      ref={line}
      data-far={isNear ? undefined : ''}
      onFocus={({ currentTarget }) => !isNear && takeNear(currentTarget)}
      onBlur={({ currentTarget }) => lookAtRow(currentTarget)}
    >
      {isNear ? children : farCell(words, height, Children.count(children))}
    </tr>
  )
}

const farCell = (words: string, height: number | string, columns: number): ReactNode => (
  <td colSpan={columns} className="ant-table-cell far-row" style={{ height }}>
    {words}
  </td>
)

/** For the table's `components`: the same object, or each render would build all rows anew. */
export const LONG_COMPONENTS = { body: { row: LongRow } }
