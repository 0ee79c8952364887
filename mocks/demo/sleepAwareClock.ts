import type { WorldHostStatus } from './worldHost'

/**
 * Milliseconds. If the page's timers did not run for longer than this, the computer slept. The host (the tab or worker that runs the mock
 * world) has a higher limit, so the page detects every sleep that the host detects. Otherwise the page could show a mock time that the host
 * then sets back.
 */
const SLEPT_MS = 90_000

export type SleepAwareClock = {
  /** Returns true once after the computer has slept. Call it every second: a gap above SLEPT_MS between calls counts as sleep. */
  look: () => boolean
  /**
   * Returns the time in ms since the epoch from which the page calculates the mock time. The mock time must not run on while the computer
   * sleeps, so for a `status` that was sent before the sleep the result is the moment at which the sleep began.
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
