import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Pixels; the style sheet uses the same value. */
export const WEEK_GRID_ROW_HEIGHT = 40
const MAX_MOUNTED = 40
const SPARE = 4

/** The row `open`, whose cell is being edited, stays mounted outside the viewport too, because its input contains the typed text. */
export function useWeekGridVirtualization(
  area: RefObject<HTMLElement | null>,
  count: number,
  open: number | undefined,
) {
  const [{ first, height }, setSeen] = useState({ first: 0, height: 0 })
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const update = () => {
      const next = {
        first: Math.max(0, Math.floor(element.scrollTop / WEEK_GRID_ROW_HEIGHT) - SPARE),
        height: element.clientHeight,
      }
      setSeen((last) => (last.first === next.first && last.height === next.height ? last : next))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [area])
  const mounted = Math.min(MAX_MOUNTED, Math.ceil(height / WEEK_GRID_ROW_HEIGHT) + 2 * SPARE)
  const reveal = useCallback(
    (row: number) => {
      const element = area.current
      const head = element?.querySelector<HTMLElement>('.week-grid__head')?.offsetHeight ?? 0
      if (!element) return
      const top = row * WEEK_GRID_ROW_HEIGHT
      if (top < element.scrollTop) element.scrollTop = top
      const bottom = top + WEEK_GRID_ROW_HEIGHT + head - element.clientHeight
      if (bottom > element.scrollTop) element.scrollTop = bottom
    },
    [area],
  )
  return {
    first: Math.min(first, open ?? first),
    last: Math.min(count, Math.max(first + mounted, (open ?? 0) + 1)),
    reveal,
  }
}
