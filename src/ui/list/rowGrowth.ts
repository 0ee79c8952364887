import { SIZE } from '../theme'

const grown = new WeakMap<Element, number>()
let observer: ResizeObserver | undefined

/**
 * Compensates the scroll position when a row above the viewport turns out taller than estimated. Uses a ResizeObserver,
 * because measuring after each row would force a layout each time.
 */
export function keepViewBelow(row: Element, heightBefore: number): void {
  if (typeof ResizeObserver === 'undefined') return
  observer ??= new ResizeObserver(onLaidOut)
  grown.set(row, heightBefore)
  observer.observe(row)
}

/** Each row has also moved down by the growth of the rows above it. */
function onLaidOut(entries: readonly ResizeObserverEntry[]): void {
  const boxes = entries.map(({ target }) => ({ target, box: target.getBoundingClientRect() }))
  let moved = 0
  let hidden = 0
  for (const { target, box } of boxes.sort((a, b) => a.box.top - b.box.top)) {
    observer?.unobserve(target)
    moved += box.height - (grown.get(target) ?? box.height)
    grown.delete(target)
    if (box.bottom - moved <= SIZE.header) hidden = moved
  }
  if (hidden !== 0) window.scrollBy(0, hidden)
}
