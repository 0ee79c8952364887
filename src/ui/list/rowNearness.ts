import { flushSync } from 'react-dom'

/** What a row does when it comes near to the view (`null`), or leaves it with this height, pixels. */
export type NearnessListener = (leftWith: number | null, heightBefore: number) => void

/**
 * Rows this far above and below the view are whole: two frames of a wheel that is turned fast. Each whole row makes every frame
 * of a scroll dearer, seen or not.
 */
const MARGIN = 240
/** Rows that come or leave are rendered for about this long in one frame; the rest waits for the next one. */
const FRAME_BUDGET_MS = 6
/** So many rows come and so many leave between two looks at the clock: as many as a fast scroll moves in a frame. */
const MAX_STEP = 3
/** A longer frame is seen as a jerk: the next one takes fewer rows, down to one. Rows that wait show their words. */
const MAX_FRAME_MS = 50

type Followed = { listener: NearnessListener; isNear: boolean }
/** Where a row was when it came or left, pixels from the top of the page. */
type Moved = { top: number; height: number }

const followed = new Map<Element, Followed>()
/** Rows that have come near or left, and have not been rendered so yet. */
const coming = new Map<Element, Moved>()
const leaving = new Map<Element, Moved>()
let observer: IntersectionObserver | undefined
let frame: number | undefined
let step = MAX_STEP

/** Nothing measures distances outside a browser: there all rows are near. */
export const mayBeFar = (): boolean => typeof IntersectionObserver !== 'undefined'

/** Tells after each change whether a row is near to the view, until the returned function is called. */
export function followNearness(row: Element, isNear: boolean, listener: NearnessListener): () => void {
  if (!mayBeFar()) return () => undefined
  if (followed.size === 0) {
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', lookAgain)
  }
  observer ??= new IntersectionObserver(onMoved, { rootMargin: `${MARGIN}px 0px` })
  followed.set(row, { listener, isNear })
  observer.observe(row)
  return () => {
    followed.delete(row)
    coming.delete(row)
    leaving.delete(row)
    observer?.unobserve(row)
    if (followed.size > 0) return
    removeEventListener('beforeprint', showAll)
    removeEventListener('afterprint', lookAgain)
  }
}

/** Makes a row whole at once, wherever it is: somebody has walked to it. */
export function takeNear(row: Element): void {
  const { height } = row.getBoundingClientRect()
  coming.delete(row)
  leaving.delete(row)
  tell(row, null, height)
}

/** Tells anew where a row is: it was kept whole for a reason that has gone. */
export function lookAtRow(row: Element): void {
  if (!followed.has(row)) return
  observer?.unobserve(row)
  observer?.observe(row)
}

function onMoved(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { top, height } = boundingClientRect
    // A page that is hidden has no place, and its rows no height.
    if (height === 0) continue
    coming.delete(target)
    leaving.delete(target)
    if (followed.get(target)?.isNear === isIntersecting) continue
    const moved = isIntersecting ? coming : leaving
    moved.set(target, { top: top + scrollY, height })
  }
  renderSoon()
}

function renderSoon(): void {
  if (frame === undefined && coming.size + leaving.size > 0) frame = requestAnimationFrame(render)
}

/**
 * Renders at once, some rows in each frame, those in view first. As a transition, live events would make it start again and
 * again, and rows would stay far for as long as somebody scrolls.
 */
function render(frameAt: number): void {
  const start = performance.now()
  frame = undefined
  requestAnimationFrame((next) => {
    step = next - frameAt > MAX_FRAME_MS ? Math.max(1, step - 1) : Math.min(MAX_STEP, step + 1)
  })
  const middle = scrollY + innerHeight / 2
  const nearest = [...coming].sort(([, a], [, b]) => Math.abs(a.top - middle) - Math.abs(b.top - middle))
  const left = [...leaving]
  for (let at = 0; at < Math.max(nearest.length, left.length); at += step) {
    if (at > 0 && performance.now() - start > FRAME_BUDGET_MS) break
    flushSync(() => {
      for (const [row, { height }] of nearest.slice(at, at + step)) {
        coming.delete(row)
        tell(row, null, height)
      }
      for (const [row, { height }] of left.slice(at, at + step)) {
        leaving.delete(row)
        // What is typed or pressed in it would be lost with its cells.
        if (!row.contains(document.activeElement)) tell(row, height, height)
      }
    })
  }
  renderSoon()
}

function tell(row: Element, leftWith: number | null, heightBefore: number): void {
  const entry = followed.get(row)
  if (!entry) return
  entry.isNear = leftWith === null
  entry.listener(leftWith, heightBefore)
}

/** The paper has all rows, and is drawn as soon as this returns. */
function showAll(): void {
  coming.clear()
  leaving.clear()
  flushSync(() => {
    for (const row of followed.keys()) tell(row, null, row.clientHeight)
  })
}

function lookAgain(): void {
  for (const row of followed.keys()) lookAtRow(row)
}
