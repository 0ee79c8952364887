import type { ScriptedDemoCommand } from '../../../mocks/demo/commandScriptRunner'
import { lessonWorldParams } from '../../../mocks/demo/lessonFile'
import type { LessonProgress } from '../../../mocks/demo/lessonProgress'
import { runDemoCommand } from '../../../mocks/demo/runDemoCommand'
import { startWorldHost, type WorldHost } from '../../../mocks/demo/worldHost'
import type { Lesson } from '../../../mocks/lessons/lesson'
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../../../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../../../mocks/seeds/demoUserSessionKey'
import { STORY_MOMENT } from '../../../mocks/testing'
import { memoryStorage } from '../demo/memoryStorage'

/** A running lesson (scripted training task). Its real-time clock advances only when the test calls `pass`. */
export type PlayedLesson = {
  host: WorldHost
  storage: ReturnType<typeof memoryStorage>
  training: () => LessonProgress
  /** Advances the clock of the mock data by at least `seconds`, at the current speed of the training lesson. */
  pass: (seconds: number) => Promise<void>
  call: (person: DemoAccountKey, method: string, path: string, body?: unknown) => Promise<Response>
}

export async function startLesson(lesson: Lesson, storage = memoryStorage()): Promise<PlayedLesson> {
  let wall = STORY_MOMENT.toEpochMilli()
  const host = await startWorldHost(lessonWorldParams(lesson), storage, () => wall)
  function call(person: DemoAccountKey, method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${demoUserSessionKey(person)}`, 'Content-Type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return host.respond(new Request(`http://world/v1${path}`, { method, headers, ...sent }))
  }
  return {
    host,
    storage,
    training: () => host.status().training as LessonProgress,
    async pass(seconds) {
      const { clock, speed } = host.status()
      while ((host.status().clock.world - clock.world) / 1000 < seconds) {
        wall += Math.min(60_000, Math.max(500, 5000 / speed))
        await call('viewer', 'GET', '/user')
      }
    },
    call,
  }
}

export async function playLesson(
  lesson: Lesson,
  entries: readonly ScriptedDemoCommand[],
  speed: number,
): Promise<LessonProgress> {
  const { host, pass, training } = await startLesson(lesson)
  try {
    await runDemoCommand(host, 'script', { entries: [...lesson.entries, ...entries] })
    host.setSpeed(speed)
    await pass(Math.max(0, ...entries.map(({ second }) => second)) + 5)
    return training()
  } finally {
    host.stop()
  }
}

export const callAt = (
  second: number,
  person: DemoAccountKey,
  method: string,
  path: string,
  body?: unknown,
): ScriptedDemoCommand => ({
  ...{ second, command: 'call' },
  payload: { person: DEMO_ACCOUNTS[person].phone, method, path, ...(body === undefined ? {} : { body }) },
})
