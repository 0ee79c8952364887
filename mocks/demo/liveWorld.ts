import { Instant } from '@js-joda/core'
import { type RunningClock, runningClock } from '../store/clock'
import type { World } from '../store/world'
import { createWorld } from '../world'
import { applyChanges, type Change, type ChangeLog, logChanges } from './changes'
import { createDrill, type Drill, type DrillState } from './drill'
import { fingerprint } from './fingerprint'
import type { WorldHead } from './storage'

/** What its seed makes of a world; its time stands still. */
export type SeededWorld = {
  world: World
  clock: RunningClock
  at: string | null
  /** The second of the seed. */
  start: number
  seeds: string
}

/** A world whose changes are followed, so that it can be saved, and that takes calls. */
export type LiveWorld = SeededWorld & { log: ChangeLog; drill: Drill }

/** `wallNow` is the machine's time in milliseconds, by which the world's clock will run. */
export function seedWorld(
  { seed, size, archive = size, at, start }: Pick<WorldHead, 'seed' | 'size' | 'at' | 'start'> & { archive?: number },
  wallNow: () => number,
): SeededWorld {
  const beginning = Instant.ofEpochSecond(start)
  const clock = runningClock(beginning, 0, { millis: wallNow })
  const world = createWorld({ seed, size, archive, at: beginning, clock })
  return { world, clock, at, start, seeds: fingerprint(world.db) }
}

export const liveAnew = (seeded: SeededWorld): LiveWorld => ({
  ...seeded,
  log: logChanges(seeded.world.db),
  drill: createDrill(seeded),
})

/** Goes on from what a world of the same seed was at the second `now`, with the faults and the script that it had. */
export function liveOn(seeded: SeededWorld, changes: readonly Change[], now: number, drill?: DrillState): LiveWorld {
  const { world, clock } = seeded
  clock.set({ at: Instant.ofEpochSecond(now) })
  world.simulation.skipTo(now)
  applyChanges(world.db, changes)
  return { ...seeded, log: logChanges(world.db, changes), drill: createDrill(seeded, drill) }
}

/** What is saved of a world beside its changes. */
export const describe = ({ world, clock, at, start, seeds, drill }: LiveWorld): Omit<WorldHead, 'key' | 'savedAt'> => ({
  ...{ seed: world.seed, size: world.size, at, start, seeds },
  speed: clock.speed(),
  now: world.simulation.now(),
  drill: drill.state(),
})
