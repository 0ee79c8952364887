import { Clock, Instant } from '@js-joda/core'

export type WorldClock = {
  now: () => Instant
  /** Seconds since 1970. */
  second: () => number
}

export type ManualClock = WorldClock & { advance: (seconds: number) => void }

export type RunningClock = WorldClock & {
  speed: () => number
  set: (change: { at?: Instant; speed?: number; isStopped?: boolean }) => void
  /**
   * Stops the clock at `second` (seconds since 1970), so that everything due by then runs before the clock continues. A
   * call with null lets the clock continue.
   */
  holdAt: (second: number | null) => void
}

export function createRunningClock(
  start: Instant,
  speed = 1,
  wall: Pick<Clock, 'millis'> = Clock.systemUTC(),
): RunningClock {
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

export function createManualClock(start: Instant): ManualClock {
  let now = start
  return {
    now: () => now,
    second: () => now.epochSecond(),
    advance: (seconds) => {
      now = now.plusSeconds(seconds)
    },
  }
}
