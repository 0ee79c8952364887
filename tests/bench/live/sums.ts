/** When sums of orders were first painted: these functions run in the page. */

type Watched = { seenSums?: Record<string, number> }

/**
 * Looks at the sums of all rows after each frame and notes when it was painted, milliseconds since the epoch. A frame is
 * painted after its callbacks, before the next task; a look among the callbacks would come before those that write, and see
 * everything a frame late.
 */
export function watchSums(): void {
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

export const seenSums = (): Record<string, number> => (window as Watched).seenSums ?? {}
