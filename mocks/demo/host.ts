import { Instant } from '@js-joda/core'
import { notFound } from '../http/httpError'
import { refusal } from '../http/respond'
import { shippedLesson } from '../lessons/lessons'
import { prepareLedger } from '../money/prepareLedger'
import type { FaultRule } from '../server/faults'
import { type Asked, worldKey, worldSearch } from './asked'
import type { Commanded } from './commands'
import { type Goal, goTo } from './goals'
import { keepLesson, readLesson } from './lessonFile'
import { describe } from './liveWorld'
import { loadWorld } from './loadWorld'
import { apart, ELSEWHERE, type Notice, UNSAVED } from './notices'
import { resume } from './resume'
import { createSaver } from './saver'
import type { WorldStorage } from './storage'
import type { TrainingState } from './trainingState'
import { tryFile } from './trial'
import { ImportRefusal, readFile, writeFile } from './worldFile'

/** All moments are milliseconds since 1970. */
export type HostStatus = {
  seed: number
  size: number
  at: string | null
  start: number
  speed: number
  /** True while the world is paused because all its tabs are hidden. Only worlds with a fixed start time are paused. */
  isHeld: boolean
  /** The world's time and the computer's time (`wall`) at the same instant. */
  clock: { world: number; wall: number }
  savedAt: number | null
  /** False after another worker or tab has taken over this world and this host has stopped. */
  isRunning: boolean
  notices: Notice[]
  training: TrainingState | null
  faults: readonly FaultRule[]
}

export type Host = Omit<Commanded, 'status'> & {
  status: () => HostStatus
  onStatus: (listener: (status: HostStatus) => void) => () => void
  respond: (request: Request) => Promise<Response>
  advanceTo: (goal: Goal) => Promise<string>
  setSeen: (isSeen: boolean) => Promise<void>
  stop: () => void
}

/** How often a timer runs the simulation, so that the live stream gets events. Each API request also runs it. */
const TICK_MS = 500
const SAVE_EVERY_MS = 2000
const SLEPT_MS = 120_000

const pointName = (point: number): string => `point ${point}`

export async function startHost(
  asked: Asked,
  storage: WorldStorage | null,
  wallNow: () => number = Date.now,
): Promise<Host> {
  const key = worldKey(asked)
  const { live, owner, notices: told } = await loadWorld(asked, storage, wallNow)
  const { world, clock, log, drill } = live
  prepareLedger(world.db, (next) => setTimeout(next))
  const listeners = new Set<(status: HostStatus) => void>()
  let notices = told
  let isRunning = true
  let isHeld = false
  let lastTick = wallNow()
  let savedCount = log.count()
  let shownTraining = drill.training.state()
  drill.training.onPoint((point) => {
    void storage?.keepText(key, pointName(point), exportWorld()).catch((error: unknown) => console.error(error))
  })

  const saver =
    storage && owner !== null
      ? createSaver({ live, key, owner, storage, wallNow, onLost: giveUp, onFailed: () => tell(UNSAVED) })
      : null

  function status(): HostStatus {
    const { seed, size } = world
    const time = { world: clock.now().toEpochMilli(), wall: wallNow() }
    const speed = clock.speed()
    const savedAt = saver?.savedAt() ?? null
    const ahead = asked.at === null && isRunning ? (time.world - time.wall) / 1000 : 0
    const said = [...notices, ...apart(ahead, speed)]
    return {
      ...{ seed, size, at: asked.at, start: live.start * 1000, speed, isHeld },
      ...{ clock: time, savedAt, isRunning, notices: said, training: drill.training.state(), faults: drill.faults() },
    }
  }

  function announce(): void {
    for (const listener of listeners) listener(status())
  }

  function tell(notice: Notice): void {
    notices = [...notices.filter(({ kind }) => kind !== notice.kind), notice]
    announce()
  }

  async function shown(): Promise<void> {
    await settle()
    announce()
    await save()
  }

  function giveUp(): void {
    stop()
    notices = [ELSEWHERE]
    announce()
  }

  function stop(): void {
    isRunning = false
    clearInterval(timer)
  }

  function wake(): void {
    const slept = wallNow() - lastTick
    lastTick = wallNow()
    if (slept < SLEPT_MS) return
    const rest = { at: asked.at, speed: clock.speed(), start: live.start, now: world.simulation.now() }
    const { second, notices: news } = resume(rest, Math.floor(wallNow() / 1000))
    clock.set({ at: Instant.ofEpochSecond(second) })
    for (const notice of news) tell(notice)
  }

  async function settle(): Promise<void> {
    wake()
    const faults = drill.faults()
    await drill.run()
    world.settle()
    drill.training.tick()
    if (drill.faults() !== faults) announce()
    announceTraining()
  }

  function announceTraining(): void {
    if (drill.training.state() === shownTraining) return
    shownTraining = drill.training.state()
    savedCount = -1
    announce()
  }

  function exportWorld(): string {
    world.settle()
    return writeFile(world, describe(live), log)
  }

  async function save(): Promise<void> {
    if (!isRunning) return
    savedCount = log.count()
    await saver?.save()
    if (isRunning) announce()
  }

  async function tick(): Promise<void> {
    if (!isRunning) return
    await settle()
    const isDue = wallNow() - (saver?.savedAt() ?? 0) >= SAVE_EVERY_MS
    if (isDue && log.count() !== savedCount) void save()
  }
  const timer = setInterval(() => void tick(), TICK_MS)

  async function begin(next: Asked, put: () => Promise<unknown>): Promise<string> {
    if (!isRunning) throw new Error(ELSEWHERE.text)
    isRunning = false
    try {
      await put()
    } catch (error) {
      isRunning = true
      throw error
    }
    stop()
    return worldKey(next) === key ? '' : worldSearch(next)
  }

  const reset = () => begin({ ...asked, speed: null }, async () => storage?.forget(key, drill.exercise()))

  return {
    status,
    onStatus: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async respond(request) {
      if (!isRunning) return refusal(503, ELSEWHERE.text)
      await settle()
      const before = log.count()
      const response = await drill.respond(request)
      announceTraining()
      if (log.count() !== before) await save()
      return response
    },
    drill,
    setSpeed(speed) {
      clock.set({ speed })
      announce()
      void save()
    },
    async advance(seconds) {
      if (!isRunning) return
      clock.set({ at: clock.now().plusSeconds(seconds) })
      await shown()
    },
    async advanceTo(goal) {
      if (!isRunning) return ''
      const said = await goTo(live, goal)
      await shown()
      return said
    },
    async setSeen(isSeen) {
      if (!isRunning) return
      await settle()
      if (asked.at !== null && isHeld === isSeen) {
        isHeld = !isSeen
        clock.set({ isStopped: isHeld })
      }
      // Even if nothing changed: a page that has just woken up waits for the time at which the world continues.
      announce()
    },
    save,
    reset,
    exportWorld,
    async rewind(point) {
      if (point === 0) return reset()
      const text = await storage?.text(key, pointName(point))
      if (!storage || text === undefined) throw notFound('Это место не сохранилось. Начните урок заново.')
      const { head, changes } = readFile(text)
      return begin(asked, () => storage.replace({ ...head, key, savedAt: wallNow() }, changes))
    },
    async lessons() {
      const heads = (await storage?.heads()) ?? []
      return heads.flatMap(({ drill: kept }) => (kept?.training?.lesson ? [kept.training] : []))
    },
    async importWorld(text) {
      if (!storage) throw new ImportRefusal('Браузер не даёт хранить данные, импортированный мир негде держать.')
      const lesson = readLesson(text)
      if (lesson) {
        const next = await keepLesson(storage, lesson)
        return begin(next, async () => undefined)
      }
      const { head, changes } = await tryFile(text)
      const taught = head.drill?.training?.lesson
      if (taught && !shippedLesson(taught.id)) await keepLesson(storage, taught)
      const next = { seed: head.seed, size: head.size, at: head.at, speed: null, lesson: taught?.id }
      const saved = { ...head, key: worldKey(next), savedAt: wallNow() }
      return begin(next, async () => {
        try {
          await storage.replace(saved, changes)
        } catch {
          throw new ImportRefusal('Браузер не смог сохранить импортированный мир: возможно, ему не хватает места.')
        }
      })
    },
    stop,
  }
}
