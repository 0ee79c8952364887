import { runCommand } from '../../../mocks/demo/commands'
import { type Host, startHost } from '../../../mocks/demo/host'
import { lessonWorld } from '../../../mocks/demo/lessonFile'
import type { ScriptEntry } from '../../../mocks/demo/script'
import type { TrainingState } from '../../../mocks/demo/trainingState'
import type { Lesson } from '../../../mocks/lessons/lesson'
import { PEOPLE, type PersonName } from '../../../mocks/seeds/people'
import { personKey, STORY_MOMENT } from '../../../mocks/testing'
import { memoryStorage } from '../demo/memoryStorage'

/** A running lesson whose computer time moves only by `pass`. */
export type PlayedLesson = {
  host: Host
  storage: ReturnType<typeof memoryStorage>
  training: () => TrainingState
  /** Lets world seconds pass at the world's speed. */
  pass: (seconds: number) => Promise<void>
  call: (person: PersonName, method: string, path: string, body?: unknown) => Promise<Response>
}

export async function startLesson(lesson: Lesson, storage = memoryStorage()): Promise<PlayedLesson> {
  let wall = STORY_MOMENT.toEpochMilli()
  const host = await startHost(lessonWorld(lesson), storage, () => wall)
  function call(person: PersonName, method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${personKey(person)}`, 'Content-Type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return host.respond(new Request(`http://world/v1${path}`, { method, headers, ...sent }))
  }
  return {
    host,
    storage,
    training: () => host.status().training as TrainingState,
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

/** Runs commands at their seconds of a new lesson and returns its progress five seconds after the last one. */
export async function playLesson(
  lesson: Lesson,
  entries: readonly ScriptEntry[],
  speed: number,
): Promise<TrainingState> {
  const { host, pass, training } = await startLesson(lesson)
  try {
    await runCommand(host, 'script', { entries: [...lesson.entries, ...entries] })
    host.setSpeed(speed)
    await pass(Math.max(0, ...entries.map(({ second }) => second)) + 5)
    return training()
  } finally {
    host.stop()
  }
}

/** A script command that makes a call as a person. */
export const callAt = (
  second: number,
  person: PersonName,
  method: string,
  path: string,
  body?: unknown,
): ScriptEntry => ({
  ...{ second, command: 'call' },
  payload: { person: PEOPLE[person].phone, method, path, ...(body === undefined ? {} : { body }) },
})
