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
 * Simulates orders and couriers in steps. Each record stores the time of its next step (`nextAt`, `slotNextAt`), and each step runs at
 * its stored time. So the result does not depend on how often `runTo` is called.
 */
export type Simulation = {
  runTo: (second: number) => void
  /** Returns the time up to which all due steps have run, in seconds since 1970. */
  now: () => number
  /** Marks all steps due by `second` as done, for a mock world restored from storage. */
  skipTo: (second: number) => void
}
