import type { HostStatus } from './host'

/**
 * Milliseconds. A page whose timers rested longer has slept. Less than the host's own limit, so that the page never
 * shows a time that the host takes back.
 */
const SLEPT_MS = 90_000

export type AwakeClock = {
  /** Returns true once after the page has woken up. Call it at least every second. */
  look: () => boolean
  /**
   * The computer's time in ms up to which the page may continue the world's clock. After a sleep it stands still until
   * the host has told where the world continues.
   */
  wall: (status: Pick<HostStatus, 'clock'>) => number
}

export function createAwakeClock(now: () => number): AwakeClock {
  let last = now()
  let sleptFrom = last
  let wokenAt = last
  let isNew = false

  function read(): void {
    const before = last
    last = now()
    if (last - before < SLEPT_MS) return
    sleptFrom = before
    wokenAt = last
    isNew = true
  }

  return {
    look() {
      read()
      const hasWoken = isNew
      isNew = false
      return hasWoken
    },
    wall({ clock }) {
      read()
      return clock.wall < wokenAt ? Math.max(sleptFrom, clock.wall) : last
    },
  }
}

/** The clock of this page. */
export const awakeClock = createAwakeClock(Date.now)
