import { Instant } from '@js-joda/core'
import type { Lesson } from '../lessons/lesson'
import {
  DAMAGED_WORLD_NOTICE,
  type DemoNotice,
  LESSON_NOT_FOUND_NOTICE,
  OUTDATED_WORLD_NOTICE,
  WORLD_NOT_SAVED_NOTICE,
} from './demoNotices'
import { createDemoServerState, type InstructorExercise } from './demoServer'
import { findLesson } from './lessonFile'
import { createLiveWorld, type LiveWorld, resumeWorld, seedWorld, toWorldMetadata } from './liveWorld'
import { MAX_ADVANCE_SECONDS, parseOfficeDateTime, type WorldParams, worldKey } from './worldParams'
import { worldResumeTime } from './worldResumeTime'
import type { WorldStorage } from './worldStorage'

export type LoadedWorld = {
  live: LiveWorld
  /**
   * The `owner` number that the storage gave this mock world when it was loaded. The storage refuses saves with an
   * older number than its latest one (see `WorldStorage`). Null if the mock world is not saved.
   */
  owner: number | null
  notices: DemoNotice[]
}

/**
 * Loads the saved mock world or creates a new one. An outdated or damaged saved world stays in storage until the user
 * resets it; until then a new world is shown but not saved. `wallNow` returns the computer's time in ms.
 */
export async function loadWorld(
  requested: WorldParams,
  storage: WorldStorage | null,
  wallNow: () => number,
): Promise<LoadedWorld> {
  const lesson = await findLesson(requested, storage)
  const unsaved = (notice: DemoNotice): LoadedWorld => ({
    live: begin(requested, lesson, wallNow),
    owner: null,
    notices: [notice],
  })
  if (!storage) return unsaved(WORLD_NOT_SAVED_NOTICE)
  const key = worldKey(requested)
  const head = await storage.head(key)
  if (!head) {
    const live = begin(requested, lesson, wallNow, await storage.exercise(key))
    moveOn(live, requested)
    // Saving fails if the browser's storage is full. The mock world then runs without being saved.
    const owner = await storage.replace({ ...toWorldMetadata(live), key, savedAt: wallNow() }, []).catch(() => null)
    const notices = requested.lesson !== undefined && !lesson ? [LESSON_NOT_FOUND_NOTICE] : []
    return { live, owner, notices: owner === null ? [...notices, WORLD_NOT_SAVED_NOTICE] : notices }
  }
  const seeded = seedWorld(head, wallNow)
  if (seeded.seeds !== head.seeds) return unsaved(OUTDATED_WORLD_NOTICE)
  const saved = await storage.open(key)
  if (saved?.head.start !== head.start) return loadWorld(requested, storage, wallNow)
  const { now, start, at } = saved.head
  const speed = requested.speed ?? saved.head.speed
  try {
    const live = resumeWorld(seeded, saved.changes, now, saved.head.drill)
    const { second, notices } = worldResumeTime({ at, start, now, speed }, secondsOf(wallNow))
    live.clock.set({ at: Instant.ofEpochSecond(second), speed })
    moveOn(live, requested)
    live.world.settle()
    return { live, owner: saved.owner, notices }
  } catch (error) {
    console.error(error)
    return unsaved(DAMAGED_WORLD_NOTICE)
  }
}

const secondsOf = (wallNow: () => number): number => Math.floor(wallNow() / 1000)

function begin(
  requested: WorldParams,
  lesson: Lesson | null,
  wallNow: () => number,
  exercise?: InstructorExercise,
): LiveWorld {
  const machineNow = secondsOf(wallNow)
  const start = requested.at === null ? machineNow : (parseOfficeDateTime(requested.at)?.epochSecond() ?? machineNow)
  const live = createLiveWorld(seedWorld({ ...requested, start }, wallNow), exercise && createDemoServerState(exercise))
  const now = requested.at === null ? { at: Instant.ofEpochMilli(wallNow()) } : {}
  live.clock.set({ ...now, speed: requested.speed ?? lesson?.world.speed ?? 1 })
  if (lesson) {
    live.server.training.begin(lesson)
    live.server.setScript(lesson.entries)
  }
  return live
}

function moveOn({ clock, world }: LiveWorld, { until }: WorldParams): void {
  const way = (until ?? 0) - clock.second()
  if (until === undefined || way <= 0 || way > MAX_ADVANCE_SECONDS) return
  clock.set({ at: Instant.ofEpochSecond(until) })
  world.settle()
}
