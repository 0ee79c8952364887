import { Instant } from '@js-joda/core'
import type { Lesson } from '../lessons/lesson'
import { type Asked, MAX_WAY, parseMoment, worldKey } from './asked'
import { type Exercise, repeated } from './drill'
import { findLesson } from './lessonFile'
import { describe, type LiveWorld, resumeWorld, seedWorld, startWorld } from './liveWorld'
import { DAMAGED, NO_LESSON, type Notice, OUTDATED, UNSAVED } from './notices'
import { resume } from './resume'
import type { WorldStorage } from './storage'

export type Loaded = {
  live: LiveWorld
  /** The number that permits this host to save the world; null if the world must not be saved. */
  owner: number | null
  notices: Notice[]
}

/**
 * Loads the saved world or creates a new one. An outdated or damaged saved world stays in storage until the user resets
 * it; until then a new world is shown but not saved. `wallNow` returns the computer's time in ms.
 */
export async function loadWorld(asked: Asked, storage: WorldStorage | null, wallNow: () => number): Promise<Loaded> {
  const lesson = await findLesson(asked, storage)
  const unsaved = (notice: Notice): Loaded => ({ live: begin(asked, lesson, wallNow), owner: null, notices: [notice] })
  if (!storage) return unsaved(UNSAVED)
  const key = worldKey(asked)
  const head = await storage.head(key)
  if (!head) {
    const live = begin(asked, lesson, wallNow, await storage.exercise(key))
    moveOn(live, asked)
    const owner = await storage.replace({ ...describe(live), key, savedAt: wallNow() }, [])
    return { live, owner, notices: asked.lesson !== undefined && !lesson ? [NO_LESSON] : [] }
  }
  const seeded = seedWorld(head, wallNow)
  if (seeded.seeds !== head.seeds) return unsaved(OUTDATED)
  const saved = await storage.open(key)
  if (saved?.head.start !== head.start) return loadWorld(asked, storage, wallNow)
  const { now, start, at } = saved.head
  const speed = asked.speed ?? saved.head.speed
  try {
    const live = resumeWorld(seeded, saved.changes, now, saved.head.drill)
    const { second, notices } = resume({ at, start, now, speed }, secondsOf(wallNow))
    live.clock.set({ at: Instant.ofEpochSecond(second), speed })
    moveOn(live, asked)
    live.world.settle()
    return { live, owner: saved.owner, notices }
  } catch (error) {
    console.error(error)
    return unsaved(DAMAGED)
  }
}

const secondsOf = (wallNow: () => number): number => Math.floor(wallNow() / 1000)

function begin(asked: Asked, lesson: Lesson | null, wallNow: () => number, exercise?: Exercise): LiveWorld {
  const machineNow = secondsOf(wallNow)
  const start = asked.at === null ? machineNow : (parseMoment(asked.at)?.epochSecond() ?? machineNow)
  const live = startWorld(seedWorld({ ...asked, start }, wallNow), exercise && repeated(exercise))
  const now = asked.at === null ? { at: Instant.ofEpochMilli(wallNow()) } : {}
  live.clock.set({ ...now, speed: asked.speed ?? lesson?.world.speed ?? 1 })
  if (lesson) {
    live.drill.training.begin(lesson)
    live.drill.setScript(lesson.entries)
  }
  return live
}

function moveOn({ clock, world }: LiveWorld, { until }: Asked): void {
  const way = (until ?? 0) - clock.second()
  if (until === undefined || way <= 0 || way > MAX_WAY) return
  clock.set({ at: Instant.ofEpochSecond(until) })
  world.settle()
}
