import { create, validate } from 'superstruct'
import { fieldErrorMessages } from '../../src/api/requestBody'
import { findBuiltInLesson } from '../lessons/builtInLessons'
import { Lesson } from '../lessons/lesson'
import { addFieldErrorsToMessage } from './addFieldErrorsToMessage'
import { validateScriptCommand } from './scriptCommands'
import { ImportError } from './worldFile'
import { type WorldParams, worldKey } from './worldParams'
import type { WorldStorage } from './worldStorage'

const LESSON_TEXT = 'lesson'

export const lessonWorldParams = ({ id, world: { seed, size, at } }: Lesson): WorldParams => ({
  ...{ seed, size, at, speed: null, lesson: id },
})

/**
 * Returns the requested lesson (a scripted demo scenario): the copy imported into this browser, otherwise the one
 * shipped with the demo. Returns null if the lesson belongs to another mock world.
 */
export async function findLesson(requested: WorldParams, storage: WorldStorage | null): Promise<Lesson | null> {
  if (requested.lesson === undefined) return null
  const imported = await storage?.text(worldKey(requested), LESSON_TEXT)
  const lesson = imported === undefined ? findBuiltInLesson(requested.lesson) : create(JSON.parse(imported), Lesson)
  return lesson && worldKey(lessonWorldParams(lesson)) === worldKey(requested) ? lesson : null
}

/**
 * Parses the file of a lesson (a scripted demo scenario). Returns null for any other text, such as an exported copy of
 * the mock data.
 */
export function parseLessonFile(text: string): Lesson | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof json !== 'object' || json === null || !('goals' in json)) return null
  const [error, lesson] = validate(json, Lesson)
  if (error) {
    const [[path, message] = ['', '']] = Object.entries(fieldErrorMessages(error))
    throw new ImportError(`Урок не подходит: поле «${path}» — ${message}.`)
  }
  try {
    for (const entry of [...lesson.entries, ...lesson.solution]) validateScriptCommand(entry)
  } catch (refusal) {
    throw new ImportError(`Урок не подходит: ${addFieldErrorsToMessage(refusal).message}.`)
  }
  return lesson
}

export async function storeImportedLesson(storage: WorldStorage, lesson: Lesson): Promise<WorldParams> {
  if (findBuiltInLesson(lesson.id)) throw new ImportError(`Урок с id «${lesson.id}» уже есть. Дайте файлу другой id.`)
  const requested = lessonWorldParams(lesson)
  await storage.keepText(worldKey(requested), LESSON_TEXT, JSON.stringify(lesson))
  await storage.forget(worldKey(requested))
  return requested
}
