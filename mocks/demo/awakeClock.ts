import type { WorldHostStatus } from './host'

/**
 * Milliseconds. If the page's timers did not run for longer than this, the computer slept. The limit is lower than the
 * host's limit, so that the page never shows a time that the host then sets back.
 */
const SLEPT_MS = 90_000

export type SleepAwareClock = {
  /** Returns true once after the computer has slept. Call it every second: a gap above SLEPT_MS between calls counts as sleep. */
  look: () => boolean
  /**
   * Returns the computer's time in ms up to which the page may advance the mock clock. After a sleep the returned time
   * does not change until the host has sent the time at which the simulation continues.
   */
  wall: (status: Pick<WorldHostStatus, 'clock'>) => number
}

export function createSleepAwareClock(now: () => number): SleepAwareClock {
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

export const sleepAwareClock = createSleepAwareClock(Date.now)
