import { Instant } from '@js-joda/core'
import { createRunningClock, type RunningClock } from '../store/clock'
import type { World } from '../store/world'
import { createWorld } from '../world'
import { createDemoServer, type DemoServer, type DemoServerState } from './demoServer'
import { applyDbChanges, createDbChangeLog, type DbChangeLog, type DbRecordChange } from './recordChanges'
import { seedDataHash } from './seedDataHash'
import type { WorldMetadata } from './worldStorage'

export type SeededWorld = {
  world: World
  clock: RunningClock
  at: string | null
  /** Seconds since 1970. */
  start: number
  seeds: string
}

export type LiveWorld = SeededWorld & { log: DbChangeLog; server: DemoServer }

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
  const clock = createRunningClock(beginning, 0, { millis: wallNow })
  const world = createWorld({ seed, size, archive, at: beginning, clock })
  return { world, clock, at, start, seeds: seedDataHash(world.db) }
}

export const createLiveWorld = (seeded: SeededWorld, serverState?: DemoServerState): LiveWorld => ({
  ...seeded,
  log: createDbChangeLog(seeded.world.db),
  server: createDemoServer(seeded, serverState),
})

export function resumeWorld(
  seeded: SeededWorld,
  changes: readonly DbRecordChange[],
  now: number,
  serverState?: DemoServerState,
): LiveWorld {
  const { world, clock } = seeded
  clock.set({ at: Instant.ofEpochSecond(now) })
  world.simulation.skipTo(now)
  applyDbChanges(world.db, changes)
  return { ...seeded, log: createDbChangeLog(world.db, changes), server: createDemoServer(seeded, serverState) }
}

export const toWorldMetadata = ({
  world,
  clock,
  at,
  start,
  seeds,
  server,
}: LiveWorld): Omit<WorldMetadata, 'key' | 'savedAt'> => ({
  ...{ seed: world.seed, size: world.size, at, start, seeds },
  speed: clock.speed(),
  now: world.simulation.now(),
  drill: server.state(),
})
