import { Instant } from '@js-joda/core'
import { prepareEarnings } from '../money/prepareEarnings'
import type { World } from '../store/world'
import type { CommandContext } from './commands'
import { createDrillState, type DrillState } from './drill'
import { type LiveWorld, resumeWorld, seedWorld, startWorld, worldHeadOf } from './liveWorld'
import { validateImport } from './validateImport'
import { serializeWorldFile } from './worldFile'

export type ServedWorldSettings = {
  seed: number
  size: number
  archive?: number
  /** The start time of the mock world. Default: the computer's time at each start or reset. */
  at?: Instant
  speed: number
}

export type ServedWorld = CommandContext & {
  world: () => World
  respond: (request: Request) => Promise<Response>
  settle: () => Promise<void>
}

export function createServedWorld(settings: ServedWorldSettings, onReplaced: () => void): ServedWorld {
  const { archive } = settings
  let live = begin()

  function begin(drill?: DrillState): LiveWorld {
    const { seed, size, at, speed } = settings
    const moment = at ?? Instant.now()
    const start = moment.epochSecond()
    const seeded = { seed, size, at: at?.toString() ?? null, start, ...(archive === undefined ? {} : { archive }) }
    const made = startWorld(seedWorld(seeded, Date.now), drill)
    made.clock.set({ at: moment, speed })
    prepareEarnings(made.world.db, (next) => setTimeout(next))
    return made
  }

  function replace(next: LiveWorld): string {
    live = next
    onReplaced()
    return ''
  }

  async function settle(): Promise<void> {
    await live.drill.run()
    live.world.settle()
  }

  return {
    world: () => live.world,
    settle,
    respond: (request) => live.drill.respond(request),
    get drill() {
      return live.drill
    },
    status() {
      const { seed, size, at, start, speed } = worldHeadOf(live)
      return { seed, size, at, start, speed, now: live.clock.now().toString() }
    },
    setSpeed: (speed) => live.clock.set({ speed }),
    async advance(seconds) {
      live.clock.set({ at: live.clock.now().plusSeconds(seconds) })
      await settle()
    },
    reset: async () => replace(begin(createDrillState(live.drill.exercise()))),
    exportWorld() {
      live.world.settle()
      return serializeWorldFile(live.world, worldHeadOf(live), live.log)
    },
    async importWorld(text) {
      const { head, changes } = await validateImport(text, archive)
      const seeded = seedWorld({ ...head, ...(archive === undefined ? {} : { archive }) }, Date.now)
      const next = resumeWorld(seeded, changes, head.now, head.drill)
      next.clock.set({ speed: head.speed })
      return replace(next)
    },
    save: async () => undefined,
  }
}
