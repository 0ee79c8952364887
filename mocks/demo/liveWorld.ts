import { Instant } from '@js-joda/core'
import { type RunningClock, runningClock } from '../store/clock'
import type { World } from '../store/world'
import { createWorld } from '../world'
import { applyChanges, type ChangeLog, logChanges, type RecordChange } from './changes'
import { createDrill, type Drill, type DrillState } from './drill'
import { seedHash } from './seedHash'
import type { WorldMetadata } from './storage'

export type SeededWorld = {
  world: World
  clock: RunningClock
  at: string | null
  /** Seconds since 1970. */
  start: number
  seeds: string
}

export type LiveWorld = SeededWorld & { log: ChangeLog; drill: Drill }

export function seedWorld(
  {
    seed,
    size,
    archive = size,
    at,
    start,
  }: Pick<WorldMetadata, 'seed' | 'size' | 'at' | 'start'> & { archive?: number },
  wallNow: () => number,
): SeededWorld {
  const beginning = Instant.ofEpochSecond(start)
  const clock = runningClock(beginning, 0, { millis: wallNow })
  const world = createWorld({ seed, size, archive, at: beginning, clock })
  return { world, clock, at, start, seeds: seedHash(world.db) }
}

export const startWorld = (seeded: SeededWorld, drill?: DrillState): LiveWorld => ({
  ...seeded,
  log: logChanges(seeded.world.db),
  drill: createDrill(seeded, drill),
})

export function resumeWorld(
  seeded: SeededWorld,
  changes: readonly RecordChange[],
  now: number,
  drill?: DrillState,
): LiveWorld {
  const { world, clock } = seeded
  clock.set({ at: Instant.ofEpochSecond(now) })
  world.simulation.skipTo(now)
  applyChanges(world.db, changes)
  return { ...seeded, log: logChanges(world.db, changes), drill: createDrill(seeded, drill) }
}

export const worldHeadOf = ({
  world,
  clock,
  at,
  start,
  seeds,
  drill,
}: LiveWorld): Omit<WorldMetadata, 'key' | 'savedAt'> => ({
  ...{ seed: world.seed, size: world.size, at, start, seeds },
  speed: clock.speed(),
  now: world.simulation.now(),
  drill: drill.state(),
})
