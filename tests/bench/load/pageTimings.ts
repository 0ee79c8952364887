/**
 * Functions for `page.evaluate`: they run in the browser, not in Node. `marker` is a text in the last row of a list; the list is complete
 * once this text is found.
 */

type Watched = { longest?: number; ready?: number; tellReady?: () => void }

/**
 * Records the longest task, and the time when the last element that matches `place` is painted with the text `marker`. Must be installed
 * before the page's scripts run. The check runs in a MutationObserver, because a check in every animation frame would slow down the
 * measured page.
 */
export function recordLoad({ place, marker }: { place: string; marker: string }): void {
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

export const recordedLoad = (): { ready?: number; longest: number; elements: number } => {
  const { ready, longest = 0 } = window as Watched
  return { ...(ready !== undefined && { ready }), longest, elements: document.querySelectorAll('*').length }
}

/**
 * ms from the click on a link until the last row of the list is painted (`shown`), and until this row comes from a new response (`fresh`).
 */
export type NavigationTimes = { shown: number; fresh: number }

export function measureNavigation({ path, marker }: { path: string; marker: string }): Promise<NavigationTimes> {
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

export function recordKeys(): void {
  const seen: number[] = []
  ;(window as { keys?: number[] }).keys = seen
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - timeStamp))),
    true,
  )
}

export const recordedKeys = (): number[] => (window as { keys?: number[] }).keys ?? []
