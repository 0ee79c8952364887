import { flushSync } from 'react-dom'

/**
 * Called when a row comes near the viewport or moves away from it. `leftWith` is the height in pixels of a row that moves away, and null
 * for a row that comes near.
 */
export type NearViewportListener = (leftWith: number | null, heightBefore: number) => void

/**
 * Rows within this many pixels of the viewport render all their cells. A fast scroll covers this distance in two frames. A larger distance
 * would slow down each frame.
 */
const MARGIN = 240
/** Time budget in ms for rendering cells of rows in one frame. Once it is used up, the remaining rows wait for the next frame. */
const FRAME_BUDGET_MS = 6
/** Maximum number of rows rendered between two checks of the time budget. A fast scroll needs about this many rows per frame. */
const MAX_STEP = 3
/** Ms. After a frame longer than this, one row fewer is rendered between two checks of the time budget, but at least one row. */
const MAX_FRAME_MS = 50

type Followed = { listener: NearViewportListener; isNear: boolean }
type Moved = { top: number; height: number }

const followed = new Map<Element, Followed>()
const coming = new Map<Element, Moved>()
const leaving = new Map<Element, Moved>()
let observer: IntersectionObserver | undefined
let frame: number | undefined
let step = MAX_STEP

/** Without IntersectionObserver (in tests) all rows render all their cells. */
export const canObserveNearViewport = (): boolean => typeof IntersectionObserver !== 'undefined'

export function observeNearViewport(row: Element, isNear: boolean, listener: NearViewportListener): () => void {
  if (!canObserveNearViewport()) return () => undefined
  if (followed.size === 0) {
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', observeAgain)
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
    removeEventListener('afterprint', observeAgain)
  }
}

export function renderRowNow(row: Element): void {
  const { height } = row.getBoundingClientRect()
  coming.delete(row)
  leaving.delete(row)
  setNearness(row, null, height)
}

/** Observes the row again, so that the IntersectionObserver reports the row's current position. */
export function reobserveRow(row: Element): void {
  if (!followed.has(row)) return
  observer?.unobserve(row)
  observer?.observe(row)
}

function onMoved(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { top, height } = boundingClientRect
    // A row inside an element with `display: none` has no height, so it is ignored.
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
 * Renders the cells of some rows per frame, visible rows first. A transition is not used, because live events would restart its render
 * again and again.
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
        setNearness(row, null, height)
      }
      for (const [row, { height }] of left.slice(at, at + step)) {
        leaving.delete(row)
        // A row that contains the focus keeps its cells. Otherwise text that the user is typing in the row would be lost.
        if (!row.contains(document.activeElement)) setNearness(row, height, height)
      }
    })
  }
  renderSoon()
}

function setNearness(row: Element, leftWith: number | null, heightBefore: number): void {
  const entry = followed.get(row)
  if (!entry) return
  entry.isNear = leftWith === null
  entry.listener(leftWith, heightBefore)
}

/** Renders the cells of all rows for printing. It renders synchronously, because the browser prints as soon as this function returns. */
function showAll(): void {
  coming.clear()
  leaving.clear()
  flushSync(() => {
    for (const row of followed.keys()) setNearness(row, null, row.clientHeight)
  })
}

function observeAgain(): void {
  for (const row of followed.keys()) reobserveRow(row)
}
