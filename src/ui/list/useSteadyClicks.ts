import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { equal } from '../../lib/equal'
import { createClickAim, type RowBox } from './clickAim'
import { createPointerTrail } from './pointerTrail'
import { rowsIn } from './tableRows'

/**
 * A click meets the row that it was aimed at, even when rows have entered or left above it a moment before: it goes on
 * to that row. Where that row has gone or is not known, and on a control of another row, it goes nowhere. A pointer that sets
 * off after they moved is aimed at what is there.
 */
export function useSteadyClicks(
  area: RefObject<HTMLElement | null>,
  /** `isLive`: rows come and go by themselves; in other lists most of them do so only when somebody has chosen others. */
  { rows, status, query, isLive }: { rows: readonly unknown[]; status: string; query: object; isLive: boolean },
): void {
  const last = useRef({ status, query })
  const aim = useRef<ReturnType<typeof createClickAim>>(undefined)
  aim.current ??= createClickAim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes are read anew when the rows are others
  useLayoutEffect(() => {
    const { status: before } = last.current
    const isAsked = before === 'idle' || before === 'loading' || !equal(last.current.query, query)
    last.current = { status, query }
    const element = area.current
    if (!element) return
    if (!isAsked) {
      aim.current?.show(boxesIn(element), performance.now(), isLive ? false : undefined)
      return
    }
    // What was asked for is never looked for in the past. Its boxes are read when the page is laid out anyway: a list that
    // comes would be laid out once more for them.
    aim.current?.show([], performance.now(), true)
    const frame = requestAnimationFrame(() => aim.current?.move(boxesIn(element)))
    return () => cancelAnimationFrame(frame)
  }, [area, rows, status])

  // Who comes back to a screen that was kept has asked for what it shows.
  useLayoutEffect(
    () => () => {
      last.current.status = 'loading'
    },
    [],
  )

  useEffect(() => {
    const element = area.current
    if (!element) return
    const trail = createPointerTrail()
    const onMove = (event: PointerEvent) => {
      const [first = event] = event.getCoalescedEvents?.() ?? []
      trail.move({ x: event.clientX, y: event.clientY }, first.timeStamp, event.timeStamp)
    }
    const onClick = (event: MouseEvent) => {
      // A key that presses a control has no place.
      if (event.detail === 0 || !(event.target instanceof Element)) return
      // When it was pressed: a busy page hears of it later, when what the hand saw is longer ago.
      const aimed = aim.current?.aimedAt(
        event.clientY - element.getBoundingClientRect().top,
        event.timeStamp,
        trail.setOff(),
      )
      const met = event.target.closest<HTMLElement>('tr[data-row-key]')
      if (aimed === undefined || !met || met.dataset.rowKey === aimed?.key) return
      event.stopPropagation()
      event.preventDefault()
      if (!aimed || event.target.closest('a, button')) return
      rowsIn(element)
        .find(({ dataset }) => dataset.rowKey === aimed.key)
        ?.click()
    }
    const observer = new ResizeObserver(() => aim.current?.move(boxesIn(element)))
    observer.observe(element)
    document.addEventListener('pointermove', onMove, { passive: true })
    element.addEventListener('click', onClick, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointermove', onMove)
      element.removeEventListener('click', onClick, true)
    }
  }, [area])
}

function boxesIn(element: HTMLElement): RowBox[] {
  const { top: start } = element.getBoundingClientRect()
  return rowsIn(element).map((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    return { key: line.dataset.rowKey, top: top - start, bottom: bottom - start }
  })
}
