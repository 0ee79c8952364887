/** When sums of orders were first seen on the screen: these functions run in the page. */

type Watched = { seenSums?: Record<string, number> }

/** Looks at the sums of all rows with each frame and notes when each was first there, milliseconds since the epoch. */
export function watchSums(): void {
  const seen: Record<string, number> = {}
  ;(window as Watched).seenSums = seen
  requestAnimationFrame(function look() {
    for (const row of document.querySelectorAll('tbody tr.ant-table-row')) {
      for (const cell of row.children) {
        const text = cell.textContent ?? ''
        if (text.endsWith('₸')) seen[text.replace(/\D/g, '')] ??= Date.now()
      }
    }
    requestAnimationFrame(look)
  })
}

export const seenSums = (): Record<string, number> => (window as Watched).seenSums ?? {}
