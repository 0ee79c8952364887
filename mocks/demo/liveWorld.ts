import { Instant } from '@js-joda/core'
import { type RunningClock, runningClock } from '../store/clock'
import type { World } from '../store/world'
import { createWorld } from '../world'
import { createDemoServer, type DemoServer, type DemoServerState } from './demoServer'
import { applyChanges, type ChangeLog, createChangeLog, type RecordChange } from './recordChanges'
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

export type LiveWorld = SeededWorld & { log: ChangeLog; server: DemoServer }

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

export const startWorld = (seeded: SeededWorld, serverState?: DemoServerState): LiveWorld => ({
  ...seeded,
  log: createChangeLog(seeded.world.db),
  server: createDemoServer(seeded, serverState),
})

export function resumeWorld(
  seeded: SeededWorld,
  changes: readonly RecordChange[],
  now: number,
  serverState?: DemoServerState,
): LiveWorld {
  const { world, clock } = seeded
  clock.set({ at: Instant.ofEpochSecond(now) })
  world.simulation.skipTo(now)
  applyChanges(world.db, changes)
  return { ...seeded, log: createChangeLog(world.db, changes), server: createDemoServer(seeded, serverState) }
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
