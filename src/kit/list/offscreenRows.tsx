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
import { canObserveNearViewport, observeNearViewport, renderRowNow, reobserveRow } from './nearViewport'
import { compensateRowGrowth } from './rowScrollCompensation'
import './dataTable.css'

const MAX_WHOLE = 60
const FIRST_ROWS = 30
const HEIGHT = '--far-row-height'

/**
 * Keeps the row component for long pages even if a later page is shorter. Another row component would remount all rows and lose the input
 * in expanded rows.
 */
export function useIsLongListPage(perPage: number, isPossible: boolean): boolean {
  const [isLong, setLong] = useState(false)
  if (isPossible && !isLong && perPage > MAX_WHOLE) setLong(true)
  return isLong
}

export function useSetOffscreenRowHeight(area: RefObject<HTMLElement | null>, isLong: boolean): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!isLong || !element) return
    const height = element.querySelector<HTMLElement>('tr.ant-table-row:not([data-far])')?.offsetHeight
    if (height) element.style.setProperty(HEIGHT, `${height}px`)
  })
}

type FarProps = { place: number; words: string }
type LongRowProps = ComponentProps<'tr'> & Partial<FarProps>

export const offscreenRowProps = (place: number, words: string): HTMLAttributes<HTMLElement> =>
  ({ place, words }) satisfies FarProps as HTMLAttributes<HTMLElement>

/**
 * antd renders every row of the table with this component. `place` is the index of a data row; expanded details and placeholder rows have
 * none and are rendered unchanged.
 */
function LongRow({ place, words = '', ...row }: LongRowProps) {
  return place === undefined ? <tr {...row} /> : <NearRow {...row} place={place} words={words} />
}

/**
 * Row of a long page. Away from the viewport the row contains a single cell with text instead of its cells. It keeps its height, so the
 * page keeps its length, and keyboard navigation and the browser's text search still work.
 */
function NearRow({ place, words, children, ...row }: ComponentProps<'tr'> & FarProps) {
  const line = useRef<HTMLTableRowElement>(null)
  const [height, setHeight] = useState<number | string | null>(
    place < FIRST_ROWS || !canObserveNearViewport() ? null : `var(${HEIGHT})`,
  )
  const isNear = height === null
  const wasNear = useRef(isNear)
  const heightBefore = useRef<number>(undefined)

  useEffect(() => {
    const element = line.current
    if (!element) return
    return observeNearViewport(element, wasNear.current, (leftWith, before) => {
      wasNear.current = leftWith === null
      heightBefore.current = before
      setHeight(leftWith)
    })
  }, [])

  useLayoutEffect(() => {
    const before = heightBefore.current
    heightBefore.current = undefined
    if (isNear && before !== undefined && line.current) compensateRowGrowth(line.current, before)
  }, [isNear])

  return (
    <tr
      {...row}
      ref={line}
      data-far={isNear ? undefined : ''}
      onFocus={({ currentTarget }) => !isNear && renderRowNow(currentTarget)}
      onBlur={({ currentTarget }) => reobserveRow(currentTarget)}
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

/** Must be a constant: a new object would remount all rows. */
export const OFFSCREEN_ROW_COMPONENTS = { body: { row: LongRow } }
