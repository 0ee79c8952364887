/** When sums of orders were first painted: these functions run in the page. */

type Watched = { seenSums?: Record<string, number> }

/** Looks at the sums of all rows with each frame and notes when that frame was painted, milliseconds since the epoch. */
export function watchSums(): void {
  const seen: Record<string, number> = {}
  ;(window as Watched).seenSums = seen
  requestAnimationFrame(function look() {
    const sums = [...document.querySelectorAll('.order-sum')].map((cell) => cell.textContent.replace(/\D/g, ''))
    // A frame is painted after its callbacks, before the next task.
    setTimeout(() => {
      for (const sum of sums) seen[sum] ??= Date.now()
    })
    requestAnimationFrame(look)
  })
}

export const seenSums = (): Record<string, number> => (window as Watched).seenSums ?? {}
