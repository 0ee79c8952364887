import { UI_SIZES } from '../../ui/theme'

const grown = new WeakMap<Element, number>()
let observer: ResizeObserver | undefined

/**
 * If a row above the viewport turns out taller than estimated, the page scrolls by the difference, so that visible rows do not move. A
 * ResizeObserver measures the rows, because measuring each row by itself would force a layout each time.
 */
export function compensateRowGrowth(row: Element, heightBefore: number): void {
  if (typeof ResizeObserver === 'undefined') return
  observer ??= new ResizeObserver(onLaidOut)
  grown.set(row, heightBefore)
  observer.observe(row)
}

/** Each row has moved down by the growth of the rows above it, so the growth is added up from top to bottom. */
function onLaidOut(entries: readonly ResizeObserverEntry[]): void {
  const boxes = entries.map(({ target }) => ({ target, box: target.getBoundingClientRect() }))
  let moved = 0
  let hidden = 0
  for (const { target, box } of boxes.sort((a, b) => a.box.top - b.box.top)) {
    observer?.unobserve(target)
    moved += box.height - (grown.get(target) ?? box.height)
    grown.delete(target)
    if (box.bottom - moved <= UI_SIZES.header) hidden = moved
  }
  if (hidden !== 0) window.scrollBy(0, hidden)
}
