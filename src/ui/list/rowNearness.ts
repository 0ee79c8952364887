import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** What a row does when it comes near to the view (`null`), or leaves it with this height, pixels. */
export type NearnessListener = (leftWith: number | null, heightBefore: number) => void

/** Rows this far above and below the view are whole: they come before somebody who scrolls fast sees them. */
const MARGIN = 600

const followed = new Map<Element, NearnessListener>()
let observer: IntersectionObserver | undefined

/** Nothing measures distances outside a browser: there all rows are near. */
export const mayBeFar = (): boolean => typeof IntersectionObserver !== 'undefined'

/** Tells whether a row is near to the view, at first and after each change, until the returned function is called. */
export function followNearness(row: Element, listener: NearnessListener): () => void {
  if (!mayBeFar()) return () => undefined
  if (followed.size === 0) {
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', lookAgain)
  }
  observer ??= new IntersectionObserver(onMoved, { rootMargin: `${MARGIN}px 0px` })
  followed.set(row, listener)
  observer.observe(row)
  return () => {
    followed.delete(row)
    observer?.unobserve(row)
    if (followed.size > 0) return
    removeEventListener('beforeprint', showAll)
    removeEventListener('afterprint', lookAgain)
  }
}

/** Tells anew where a row is: it was kept whole for a reason that has gone. */
export function lookAtRow(row: Element): void {
  if (!followed.has(row)) return
  observer?.unobserve(row)
  observer?.observe(row)
}

/** Scrolling goes on while rows are rendered. */
function onMoved(entries: readonly IntersectionObserverEntry[]): void {
  startTransition(() => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const { height } = boundingClientRect
      // A page that is hidden has no place, and its rows no height.
      if (height > 0) followed.get(target)?.(isIntersecting ? null : height, height)
    }
  })
}

/** The paper has all rows, and is drawn as soon as this returns. */
function showAll(): void {
  flushSync(() => {
    for (const [row, listener] of followed) listener(null, row.clientHeight)
  })
}

function lookAgain(): void {
  for (const row of followed.keys()) lookAtRow(row)
}
