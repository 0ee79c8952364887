import { Clock, Instant } from '@js-joda/core'

/** The one source of time of a world. Nothing else in the mock asks what time it is. */
export type WorldClock = {
  now: () => Instant
  /** Whole seconds since 1970, the form in which records keep moments. */
  second: () => number
}

/** A clock that only moves when it is told to: stories and tests. */
export type ManualClock = WorldClock & { advance: (seconds: number) => void }

/** A clock that runs by itself, and can be set. */
export type RunningClock = WorldClock & {
  speed: () => number
  /** Goes on from another moment, at another speed, or stands still while it is stopped, whatever its speed. */
  set: (change: { at?: Instant; speed?: number; isStopped?: boolean }) => void
  /** Holds the time at a second until it is told another one, or none: what is to happen then comes before whatever follows. */
  holdAt: (second: number | null) => void
}

/**
 * Runs from `start`, `speed` world seconds for each second of `wall`. A demo's day can pass in minutes, and a world
 * that starts at a named moment goes on from there.
 */
export function runningClock(start: Instant, speed = 1, wall: Pick<Clock, 'millis'> = Clock.systemUTC()): RunningClock {
  let from = { at: start, speed, isStopped: false, wall: wall.millis() }
  let held: number | null = null
  const passed = () => (from.isStopped ? 0 : Math.round((wall.millis() - from.wall) * from.speed))
  const running = () => from.at.plusMillis(passed())
  const now = () => {
    const at = running()
    return held !== null && at.epochSecond() > held ? Instant.ofEpochSecond(held) : at
  }
  return {
    now,
    second: () => now().epochSecond(),
    speed: () => from.speed,
    set: (change) => {
      from = { ...from, at: running(), ...change, wall: wall.millis() }
    },
    holdAt: (second) => {
      held = second
    },
  }
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
