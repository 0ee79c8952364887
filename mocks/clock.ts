import { Clock, type Instant } from '@js-joda/core'

/** The one source of time of a world. Nothing else in the mock asks what time it is. */
export type WorldClock = {
  now: () => Instant
  /** Whole seconds since 1970, the form in which records keep moments. */
  second: () => number
}

/** A clock that only moves when it is told to: stories and tests. */
export type ManualClock = WorldClock & { advance: (seconds: number) => void }

/**
 * Runs from `start`, `speed` world seconds for each second of `wall`. A demo's day can pass in minutes, and a world
 * that starts at a named moment goes on from there.
 */
export function runningClock(start: Instant, speed = 1, wall: Clock = Clock.systemUTC()): WorldClock {
  const wallStart = wall.millis()
  const now = () => start.plusMillis(Math.round((wall.millis() - wallStart) * speed))
  return { now, second: () => now().epochSecond() }
}

export function manualClock(start: Instant): ManualClock {
  let now = start
  return {
    now: () => now,
    second: () => now.epochSecond(),
    advance: (seconds) => {
      now = now.plusSeconds(seconds)
    },
  }
}
