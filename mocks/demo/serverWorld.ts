import { Instant } from '@js-joda/core'
import { warmUpReportCaches } from '../money/warmUpReportCaches'
import type { World } from '../store/world'
import { createDemoServerState, type DemoServerState } from './demoServer'
import { createLiveWorld, type LiveWorld, resumeWorld, seedWorld, toWorldMetadata } from './liveWorld'
import type { DemoCommandContext } from './runDemoCommand'
import { validateWorldImport } from './validateWorldImport'
import { serializeWorldFile } from './worldFile'

export type ServerWorldSettings = {
  seed: number
  size: number
  archive?: number
  /** The start time of the mock world. Default: the computer's time at each start or reset. */
  at?: Instant
  speed: number
}

export type ServerWorld = DemoCommandContext & {
  world: () => World
  respond: (request: Request) => Promise<Response>
  settle: () => Promise<void>
}

export function createServerWorld(settings: ServerWorldSettings, onReplaced: () => void): ServerWorld {
  const { archive } = settings
  let live = begin()

  function begin(serverState?: DemoServerState): LiveWorld {
    const { seed, size, at, speed } = settings
    const moment = at ?? Instant.now()
    const start = moment.epochSecond()
    const seeded = { seed, size, at: at?.toString() ?? null, start, ...(archive === undefined ? {} : { archive }) }
    const made = createLiveWorld(seedWorld(seeded, Date.now), serverState)
    made.clock.set({ at: moment, speed })
    warmUpReportCaches(made.world.db, (next) => setTimeout(next))
    return made
  }

  function replace(next: LiveWorld): string {
    live = next
    onReplaced()
    return ''
  }

  async function settle(): Promise<void> {
    await live.server.run()
    live.world.settle()
  }

  return {
    world: () => live.world,
    settle,
    respond: (request) => live.server.respond(request),
    get server() {
      return live.server
    },
    status() {
      const { seed, size, at, start, speed } = toWorldMetadata(live)
      return { seed, size, at, start, speed, now: live.clock.now().toString() }
    },
    setSpeed: (speed) => live.clock.set({ speed }),
    async advance(seconds) {
      live.clock.set({ at: live.clock.now().plusSeconds(seconds) })
      await settle()
    },
    reset: async () => replace(begin(createDemoServerState(live.server.exercise()))),
    exportWorld() {
      live.world.settle()
      return serializeWorldFile(live.world, toWorldMetadata(live), live.log)
    },
    async importWorld(text) {
      const { head, changes } = await validateWorldImport(text, archive)
      const seeded = seedWorld({ ...head, ...(archive === undefined ? {} : { archive }) }, Date.now)
      const next = resumeWorld(seeded, changes, head.now, head.drill)
      next.clock.set({ speed: head.speed })
      return replace(next)
    },
    save: async () => undefined,
  }
}
