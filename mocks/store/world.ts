import type { WorldClock } from './clock'
import type { Db } from './db'
import type { WorldEventEmitter } from './events'
import type { SeededRandom } from './random'

export type World = {
  readonly seed: number
  readonly size: number
  /** Start time of the mock world in seconds since 1970. All data from before the start is generated history. */
  readonly start: number
  readonly clock: WorldClock
  readonly random: SeededRandom
  readonly db: Db
  readonly events: WorldEventEmitter
  readonly simulation: Simulation
  /** Origin (protocol and host) of the last request. URLs of pictures in responses start with it. */
  origin: string
  /**
   * Runs all simulation steps that are due by now. Every request handler calls `settle` first. A timer calls `settle` for clients that only
   * listen to the live stream.
   */
  settle: () => void
}

/**
 * Runs the simulation from one step to the next. Each record stores when its next step is due (`nextAt`, `slotNextAt`),
 * and the queue is only an index of these times. So a change by an operator moves the order's next step, and the result
 * does not depend on how often the simulation runs.
 */
export type Simulation = {
  runTo: (second: number) => void
  /** Returns the time up to which all due steps have run, in seconds since 1970. */
  now: () => number
  /** Marks all steps due by `second` as done, for a mock world restored from storage. */
  skipTo: (second: number) => void
}
