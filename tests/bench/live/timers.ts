/** How many timers a page holds: these functions run in it. */

type Watched = { heldTimers?: Set<number> }

/** Counts repeating timers; those of one call end by themselves. Runs before anything of the page does. */
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
