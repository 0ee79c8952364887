/** Functions for `page.evaluate`: they run in the browser, not in Node. */

type Watched = { seenSums?: Record<string, number> }

/**
 * Records when each order sum was first painted, in ms since the epoch. The sums are read in a task after the frame: a
 * `requestAnimationFrame` callback may run before the console's callbacks update the DOM, and would then see each change one frame late.
 */
export function recordSumPaints(): void {
  const seen: Record<string, number> = {}
  ;(window as Watched).seenSums = seen
  requestAnimationFrame(function look() {
    setTimeout(() => {
      const now = Date.now()
      for (const cell of document.querySelectorAll('.order-sum')) seen[cell.textContent.replace(/\D/g, '')] ??= now
    })
    requestAnimationFrame(look)
  })
}

export const sumPaintTimes = (): Record<string, number> => (window as Watched).seenSums ?? {}
