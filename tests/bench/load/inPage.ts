/** These functions run in the measured page. `marker` is a text of the last row, which is there once the list is complete. */

type Watched = { longest?: number; ready?: number; tellReady?: () => void }

/**
 * Records the longest task and the first paint of `place`. Must run before the page's scripts. It checks on DOM changes: a check in each
 * animation frame would slow down a page that paints between its tasks more than one that does not.
 */
export function watchLoad({ place, marker }: { place: string; marker: string }): void {
  const seen = window as Watched
  seen.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest ?? 0, duration)
  }).observe({ type: 'longtask', buffered: true })
  const observer = new MutationObserver(() => {
    const found = [...document.querySelectorAll(place)].at(-1)
    if (!found?.textContent?.includes(marker)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.ready = performance.now()
        seen.tellReady?.()
      }),
    )
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

export const loadSeen = (): { ready?: number; longest: number; elements: number } => {
  const { ready, longest = 0 } = window as Watched
  return { ...(ready !== undefined && { ready }), longest, elements: document.querySelectorAll('*').length }
}

/** ms from the click on a link until the last row is painted (`shown`), and until it is a row of a new response (`fresh`). */
export type Hop = { shown: number; fresh: number }

export function hop({ path, marker }: { path: string; marker: string }): Promise<Hop> {
  const link = document.querySelector<HTMLElement>(`a[href^="${path}"]`)
  const lastRow = () => [...document.querySelectorAll('tbody tr[data-row-key]')].at(-1)?.textContent ?? ''
  const stampIn = (text: string) => Number(/№ (\d+)/.exec(text)?.[1] ?? 0)
  const seen = window as { stamp?: number }
  const before = Math.max(seen.stamp ?? 0, stampIn(lastRow()))
  return new Promise((resolve) => {
    const start = performance.now()
    let shown: number | undefined
    link?.click()
    requestAnimationFrame(function look() {
      const text = lastRow()
      const isShown = text.includes(marker)
      const isFresh = isShown && stampIn(text) > before
      if (isFresh) seen.stamp = stampIn(text)
      else requestAnimationFrame(look)
      if (!isShown) return
      requestAnimationFrame(() =>
        setTimeout(() => {
          shown ??= performance.now() - start
          if (isFresh) resolve({ shown, fresh: performance.now() - start })
        }),
      )
    })
  })
}

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
