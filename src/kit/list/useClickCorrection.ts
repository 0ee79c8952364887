import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import { createClickTargetTracker, type RowBounds } from './clickTarget'
import { createPointerTracker } from './pointerTracker'
import { findTableRows } from './tableRows'

/**
 * If rows moved just before a click, passes the click to the row at which the user aimed. Drops the click if that row is gone or unknown,
 * or if the click would hit a link or button of another row. If the pointer started moving after the rows did, leaves the click unchanged.
 */
export function useClickCorrection(
  area: RefObject<HTMLElement | null>,
  /**
   * `isLive`: rows change without a request of the user. In other lists, an update that replaces most rows was probably requested by the
   * user, so a click selects the row now under the pointer, not the row that was there before.
   */
  { rows, status, query, isLive }: { rows: readonly unknown[]; status: string; query: object; isLive: boolean },
): void {
  const last = useRef({ status, query })
  const tracker = useRef<ReturnType<typeof createClickTargetTracker>>(undefined)
  tracker.current ??= createClickTargetTracker()

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows have new boxes
  useLayoutEffect(() => {
    const { status: before } = last.current
    const isRequested = before === 'idle' || before === 'loading' || !deepEqual(last.current.query, query)
    last.current = { status, query }
    const element = area.current
    if (!element) return
    if (!isRequested) {
      tracker.current?.show(boxesIn(element), performance.now(), isLive ? false : undefined)
      return
    }
    // If the user requested the new rows, a click selects the row now under the pointer, not the row that was there before. Read the row
    // positions in the next frame, because reading them now would force a layout.
    tracker.current?.show([], performance.now(), true)
    const frame = requestAnimationFrame(() => tracker.current?.move(boxesIn(element)))
    return () => cancelAnimationFrame(frame)
  }, [area, rows, status])

  // The cleanup runs when a cached screen is hidden. After the status 'loading', rows count as requested by the user: a click selects the
  // row now under the pointer, not the row that was there before.
  useLayoutEffect(
    () => () => {
      last.current.status = 'loading'
    },
    [],
  )

  useEffect(() => {
    const element = area.current
    if (!element) return
    const pointer = createPointerTracker()
    const onMove = (event: PointerEvent) => {
      const [first = event] = event.getCoalescedEvents?.() ?? []
      pointer.move({ x: event.clientX, y: event.clientY }, first.timeStamp, event.timeStamp)
    }
    const onClick = (event: MouseEvent) => {
      // A click by keyboard hits the focused element even if rows have moved, so this click is left unchanged.
      if (event.detail === 0 || !(event.target instanceof Element)) return
      // `timeStamp` is the time of the press, which on a busy page is earlier than the time at which this handler runs.
      const target = tracker.current?.aimedAt(
        event.clientY - element.getBoundingClientRect().top,
        event.timeStamp,
        pointer.startTime(),
      )
      const hitRow = event.target.closest<HTMLElement>('tr[data-row-key]')
      if (target === undefined || !hitRow || hitRow.dataset.rowKey === target?.key) return
      event.stopPropagation()
      event.preventDefault()
      if (!target || event.target.closest('a, button')) return
      findTableRows(element)
        .find(({ dataset }) => dataset.rowKey === target.key)
        ?.click()
    }
    const observer = new ResizeObserver(() => tracker.current?.move(boxesIn(element)))
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

function boxesIn(element: HTMLElement): RowBounds[] {
  const { top: start } = element.getBoundingClientRect()
  return findTableRows(element).map((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    return { key: line.dataset.rowKey, top: top - start, bottom: bottom - start }
  })
}
