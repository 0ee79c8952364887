import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { rowsIn } from './tableRows'

/** A press is aimed at what was on the screen this long ago. */
const REACTION_MS = 300

type Place = { key: string | undefined; top: number; bottom: number }

/**
 * A click meets the row that it was aimed at, even when rows have entered or left above it a moment before: it goes on
 * to that row. One on a control of another row goes nowhere. Rows that were just loaded are clicked as they are: the
 * person waited for them.
 */
export function useSteadyClicks(area: RefObject<HTMLElement | null>, rows: readonly unknown[], status: string): void {
  const lastStatus = useRef(status)
  const places = useRef<{ before: Place[]; now: Place[]; at: number }>({ before: [], now: [], at: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: places are read anew when the rows are others
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const isLoaded = lastStatus.current === 'loading'
    lastStatus.current = status
    const before = isLoaded ? [] : places.current.now
    places.current = { before, now: placesIn(element), at: performance.now() }
  }, [area, rows, status])

  useEffect(() => {
    const element = area.current
    const onClick = (event: MouseEvent) => {
      const { before, at } = places.current
      // By keyboard there is no place.
      if (!element || event.detail === 0 || performance.now() - at > REACTION_MS) return
      const y = event.clientY - element.getBoundingClientRect().top
      const aimed = before.find(({ top, bottom }) => y >= top && y < bottom)
      const met = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-row-key]') : null
      const isThere = rowsIn(element).some(({ dataset }) => dataset.rowKey === aimed?.key)
      if (!aimed || !isThere || !met || met.dataset.rowKey === aimed.key) return
      event.stopPropagation()
      event.preventDefault()
      if (event.target instanceof Element && event.target.closest('a, button')) return
      rowsIn(element)
        .find(({ dataset }) => dataset.rowKey === aimed.key)
        ?.click()
    }
    element?.addEventListener('click', onClick, true)
    return () => element?.removeEventListener('click', onClick, true)
  }, [area])
}

function placesIn(element: HTMLElement): Place[] {
  const { top: start } = element.getBoundingClientRect()
  return rowsIn(element).map((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    return { key: line.dataset.rowKey, top: top - start, bottom: bottom - start }
  })
}
