import type { WorldClock } from './clock'
import type { Db } from './db'
import type { WorldEvents } from './events'
import type { Random } from './random'

export type World = {
  readonly seed: number
  readonly size: number
  /** Seconds since 1970. Everything before is generated history. */
  readonly start: number
  readonly clock: WorldClock
  readonly random: Random
  readonly db: Db
  readonly events: WorldEvents
  readonly simulation: Simulation
  /** Origin of the last request; URLs of pictures in responses use it. */
  origin: string
  /** Runs everything due by now. Handlers call it first; a timer calls it for clients of the stream. */
  settle: () => void
}

/**
 * Runs a world from one due moment to the next. The due moments are fields of the records (`nextAt`, `slotNextAt`),
 * and the queue is an index of them. So an operator's change reschedules the order, and the result does not depend on
 * how often the simulation runs.
 */
export type Simulation = {
  runTo: (second: number) => void
  /** Everything due by this second has run. */
  now: () => number
  /** Marks everything due by then as done, for a world restored from storage. */
  skipTo: (second: number) => void
}
