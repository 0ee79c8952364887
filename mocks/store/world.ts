import type { WorldClock } from './clock'
import type { Db } from './db'
import type { WorldEvents } from './events'
import type { Random } from './random'

/** A small delivery company: its records, its time, and what happens in it. */
export type World = {
  readonly seed: number
  /** Orders in the archive. */
  readonly size: number
  /** The second at which it began; what was before is its past. */
  readonly start: number
  readonly clock: WorldClock
  readonly random: Random
  readonly db: Db
  readonly events: WorldEvents
  readonly simulation: Simulation
  /** Where the last call came to: the pictures that responses name lie at the same host. */
  origin: string
  /** Lets everything happen that is due by now. Handlers call it first, the ticker calls it for those who only watch. */
  settle: () => void
}

/**
 * Runs a world from one due moment to the next. What is due stands in the records themselves (`nextAt`, `slotNextAt`), the
 * queue only follows them: a change by an operator reschedules an order by itself, and what happens does not depend on
 * how often the simulation is called.
 */
export type Simulation = {
  /** Lets everything happen that is due by then. */
  runTo: (second: number) => void
  /** Everything that was due by this second has happened. */
  now: () => number
  /** Takes it that everything due by then has happened: what it left behind comes from a saved world. */
  skipTo: (second: number) => void
}
