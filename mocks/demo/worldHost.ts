import { Instant } from '@js-joda/core'
import { notFoundError } from '../http/httpError'
import { errorResponse } from '../http/respond'
import { findBuiltInLesson } from '../lessons/builtInLessons'
import { warmUpReportCaches } from '../money/warmUpReportCaches'
import type { FaultRule } from '../server/faults'
import { clockDifferenceNotices, type DemoNotice, OPEN_ELSEWHERE_NOTICE, WORLD_NOT_SAVED_NOTICE } from './demoNotices'
import { type FastForwardTarget, fastForwardWorld } from './fastForwardWorld'
import { parseLessonFile, storeImportedLesson } from './lessonFile'
import type { LessonProgress } from './lessonProgress'
import { toWorldMetadata } from './liveWorld'
import { loadWorld } from './loadWorld'
import type { DemoCommandContext } from './runDemoCommand'
import { validateWorldImport } from './validateWorldImport'
import { ImportError, parseWorldFile, serializeWorldFile } from './worldFile'
import { type WorldParams, worldKey, worldQueryString } from './worldParams'
import { worldResumeTime } from './worldResumeTime'
import { createWorldSaver } from './worldSaver'
import type { WorldStorage } from './worldStorage'

/** `start`, `clock` and `savedAt` are in milliseconds since 1970. */
export type WorldHostStatus = {
  seed: number
  size: number
  at: string | null
  start: number
  speed: number
  /**
   * True while the mock world is paused because all its tabs are hidden. Only worlds with a fixed start time are
   * paused.
   */
  isHeld: boolean
  /** The mock time and the computer's time (`wall`) at the same instant. */
  clock: { world: number; wall: number }
  savedAt: number | null
  /** False once this worker or tab has stopped serving the mock world, for example because another tab has opened it. */
  isRunning: boolean
  notices: DemoNotice[]
  training: LessonProgress | null
  faults: readonly FaultRule[]
}

export type WorldHost = Omit<DemoCommandContext, 'status'> & {
  status: () => WorldHostStatus
  onStatus: (listener: (status: WorldHostStatus) => void) => () => void
  respond: (request: Request) => Promise<Response>
  advanceTo: (goal: FastForwardTarget) => Promise<string>
  setSeen: (isSeen: boolean) => Promise<void>
  stop: () => void
}

const TICK_MS = 500
const SAVE_EVERY_MS = 2000
const SLEPT_MS = 120_000

const pointName = (point: number): string => `point ${point}`

export async function startWorldHost(
  requested: WorldParams,
  storage: WorldStorage | null,
  wallNow: () => number = Date.now,
): Promise<WorldHost> {
  const key = worldKey(requested)
  const { live, owner, notices: savedNotices } = await loadWorld(requested, storage, wallNow)
  const { world, clock, log, server } = live
  warmUpReportCaches(world.db, (next) => setTimeout(next))
  const listeners = new Set<(status: WorldHostStatus) => void>()
  let notices = savedNotices
  let isRunning = true
  /**
   * Requests wait for this promise while the mock world is being replaced. If the replacement fails, the promise resolves. After a success
   * the promise stays pending, because the tabs reload.
   */
  let ready = Promise.resolve()
  let isHeld = false
  let lastTick = wallNow()
  let savedCount = log.count()
  let lastSave = 0
  let shownTraining = server.training.state()
  server.training.onPoint((point) => {
    void storage?.keepText(key, pointName(point), exportWorld()).catch((error: unknown) => console.error(error))
  })

  const saver =
    storage && owner !== null
      ? createWorldSaver({ live, key, owner, storage, wallNow, onSaved, onLost: giveUp, onFailed })
      : null

  function status(): WorldHostStatus {
    const { seed, size } = world
    const time = { world: clock.now().toEpochMilli(), wall: wallNow() }
    const speed = clock.speed()
    const savedAt = saver?.savedAt() ?? null
    const ahead = requested.at === null && isRunning ? (time.world - time.wall) / 1000 : 0
    const messages = [...notices, ...clockDifferenceNotices(ahead, speed)]
    return {
      seed,
      size,
      at: requested.at,
      start: live.start * 1000,
      speed,
      isHeld,
      clock: time,
      savedAt,
      isRunning,
      notices: messages,
      training: server.training.state(),
      faults: server.faults(),
    }
  }

  function announce(): void {
    for (const listener of listeners) listener(status())
  }

  function showNotice(notice: DemoNotice): void {
    notices = [...notices.filter(({ kind }) => kind !== notice.kind), notice]
    announce()
  }

  async function shown(): Promise<void> {
    await settle()
    announce()
    await save()
  }

  function onSaved(): void {
    notices = notices.filter((notice) => notice !== WORLD_NOT_SAVED_NOTICE)
  }

  function onFailed(error: unknown): void {
    savedCount = -1
    if (notices.includes(WORLD_NOT_SAVED_NOTICE)) return
    console.error(error)
    showNotice(WORLD_NOT_SAVED_NOTICE)
  }

  function giveUp(): void {
    stop()
    notices = [OPEN_ELSEWHERE_NOTICE]
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
    const rest = { at: requested.at, speed: clock.speed(), start: live.start, now: world.simulation.now() }
    const { second, notices: news } = worldResumeTime(rest, Math.floor(wallNow() / 1000))
    clock.set({ at: Instant.ofEpochSecond(second) })
    for (const notice of news) showNotice(notice)
  }

  async function settle(): Promise<void> {
    wake()
    const faults = server.faults()
    await server.run()
    world.settle()
    server.training.tick()
    if (server.faults() !== faults) announce()
    announceTraining()
  }

  function announceTraining(): void {
    if (server.training.state() === shownTraining) return
    shownTraining = server.training.state()
    savedCount = -1
    announce()
  }

  function exportWorld(): string {
    world.settle()
    return serializeWorldFile(world, toWorldMetadata(live), log)
  }

  async function save(): Promise<void> {
    if (!isRunning) return
    savedCount = log.count()
    lastSave = wallNow()
    await saver?.save()
    if (isRunning) announce()
  }

  async function tick(): Promise<void> {
    if (!isRunning) return
    await settle()
    const isDue = wallNow() - lastSave >= SAVE_EVERY_MS
    if (isDue && log.count() !== savedCount) void save()
  }
  const timer = setInterval(() => void tick(), TICK_MS)

  async function begin(next: WorldParams, put: () => Promise<unknown>): Promise<string> {
    if (!isRunning) throw new Error(OPEN_ELSEWHERE_NOTICE.text)
    isRunning = false
    let resume = (): void => undefined
    ready = new Promise((resolve) => {
      resume = resolve
    })
    try {
      await put()
    } catch (error) {
      isRunning = true
      resume()
      throw error
    }
    stop()
    return worldKey(next) === key ? '' : worldQueryString(next)
  }

  const reset = () => begin({ ...requested, speed: null }, async () => storage?.forget(key, server.exercise()))

  return {
    status,
    onStatus: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async respond(request) {
      await ready
      if (!isRunning) return errorResponse(503, OPEN_ELSEWHERE_NOTICE.text)
      await settle()
      const before = log.count()
      const response = await server.respond(request)
      announceTraining()
      if (log.count() !== before) await save()
      return response
    },
    server,
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
      const messages = await fastForwardWorld(live, goal)
      await shown()
      return messages
    },
    async setSeen(isSeen) {
      if (!isRunning) return
      await settle()
      if (requested.at !== null && isHeld === isSeen) {
        isHeld = !isSeen
        clock.set({ isStopped: isHeld })
      }
      // Send the status of the mock world even if nothing changed: a page that resumes after the computer slept needs the current mock
      // time.
      announce()
    },
    save,
    reset,
    exportWorld,
    async rewind(point) {
      if (point === 0) return reset()
      const text = await storage?.text(key, pointName(point))
      if (!storage || text === undefined) throw notFoundError('Это место не сохранилось. Начните урок заново.')
      const { head, changes } = parseWorldFile(text)
      return begin(requested, () => storage.replace({ ...head, key, savedAt: wallNow() }, changes))
    },
    async lessons() {
      const heads = (await storage?.heads()) ?? []
      return heads.flatMap(({ drill: kept }) => (kept?.training?.lesson ? [kept.training] : []))
    },
    async importWorld(text) {
      if (!storage) throw new ImportError('Браузер не даёт хранить данные, импортированный мир негде держать.')
      const lesson = parseLessonFile(text)
      if (lesson) {
        const next = await storeImportedLesson(storage, lesson)
        return begin(next, async () => undefined)
      }
      const { head, changes } = await validateWorldImport(text)
      const taught = head.drill?.training?.lesson
      if (taught && !findBuiltInLesson(taught.id)) await storeImportedLesson(storage, taught)
      const next = { seed: head.seed, size: head.size, at: head.at, speed: null, lesson: taught?.id }
      const saved = { ...head, key: worldKey(next), savedAt: wallNow() }
      return begin(next, async () => {
        try {
          await storage.replace(saved, changes)
        } catch {
          throw new ImportError('Браузер не смог сохранить импортированный мир: возможно, ему не хватает места.')
        }
      })
    },
    stop,
  }
}
