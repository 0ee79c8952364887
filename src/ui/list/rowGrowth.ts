import { SIZE } from '../theme'

/** Rows that have just become whole, with their heights before, pixels. */
const grown = new WeakMap<Element, number>()
let observer: ResizeObserver | undefined

/**
 * Moves nothing in view when a row above it is taller, now that it is whole, than it was thought to be. The browser tells the
 * height once it has laid out the page for its next frame: asked for after each row, it would lay out the table for each.
 */
export function keepViewBelow(row: Element, heightBefore: number): void {
  if (typeof ResizeObserver === 'undefined') return
  observer ??= new ResizeObserver(onLaidOut)
  grown.set(row, heightBefore)
  observer.observe(row)
}

/** Rows grow downwards: each one lies lower by what those above it have grown. */
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
