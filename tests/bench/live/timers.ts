/** These functions run in the page. */

type Watched = { heldTimers?: Set<number> }

/** Counts only intervals; one-shot timers end by themselves. Must run before the page's scripts. */
export function countTimers(): void {
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

export const timersSeen = (): number => (window as Watched).heldTimers?.size ?? Number.NaN
