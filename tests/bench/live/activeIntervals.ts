/** Functions for `page.evaluate`: they run in the browser, not in Node. */

type Watched = { heldTimers?: Set<number> }

/**
 * Records the running `setInterval` timers, but no timeouts, because timeouts end by themselves. It must be installed before the page's
 * scripts run.
 */
export function trackIntervals(): void {
  const held = new Set<number>()
  ;(window as Watched).heldTimers = held
  const { setInterval: set, clearInterval: clear } = window
  window.setInterval = ((...call: Parameters<typeof set>) => {
    const id = Number(set(...call))
    held.add(id)
    return id
  }) as typeof set
  window.clearInterval = (id) => {
    held.delete(Number(id))
    clear(id)
  }
}

export const activeIntervals = (): number => (window as Watched).heldTimers?.size ?? Number.NaN
