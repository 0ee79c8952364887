/** These functions run in the page. */

type Watched = { seenSums?: Record<string, number> }

/**
 * Records when each row's sum was first painted, in ms since the epoch. It reads the rows in a task after the frame: a read inside
 * `requestAnimationFrame` can run before the callbacks that write, and would see each change one frame late.
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
