/** These functions run in the page that is measured. A marker is a text that the last row has once its list is there. */

type Watched = { longest?: number; ready?: number }

/** Notes the longest task, and when what `place` selects was first painted; runs before anything of the page does. */
export function watchLoad({ place, marker }: { place: string; marker: string }): void {
  const seen = window as Watched
  seen.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest ?? 0, duration)
  }).observe({ type: 'longtask', buffered: true })
  requestAnimationFrame(function look() {
    const found = [...document.querySelectorAll(place)].at(-1)
    if (!found?.textContent?.includes(marker)) return void requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => (seen.ready = performance.now())))
  })
}

export const loadSeen = (): { ready?: number; longest: number; elements: number } => {
  const { ready, longest = 0 } = window as Watched
  return { ...(ready !== undefined && { ready }), longest, elements: document.querySelectorAll('*').length }
}

/** Milliseconds from a click on the link with this path until the last row of its list was painted. */
export function hop({ path, marker }: { path: string; marker: string }): Promise<number> {
  const link = document.querySelector<HTMLElement>(`a[href^="${path}"]`)
  return new Promise((resolve) => {
    const start = performance.now()
    link?.click()
    requestAnimationFrame(function look() {
      const last = [...document.querySelectorAll('tbody tr.ant-table-row')].at(-1)
      if (!last?.textContent?.includes(marker)) return void requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
  })
}

/** Notes for each key that is pressed when the frame after it was painted. */
export function watchKeys(): void {
  const seen: number[] = []
  ;(window as { keys?: number[] }).keys = seen
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - timeStamp))),
    true,
  )
}

export const keysSeen = (): number[] => (window as { keys?: number[] }).keys ?? []
