import { create, StructError } from 'superstruct'
import { fieldErrors } from '../../src/api/payload'
import { Lesson } from '../lessons/lesson'
import { shippedLesson } from '../lessons/lessons'
import { type Asked, worldKey } from './asked'
import type { WorldStorage } from './storage'
import { ImportRefusal } from './worldFile'

const LESSON_TEXT = 'lesson'

export const lessonWorld = ({ id, world: { seed, size, at } }: Lesson): Asked => ({
  ...{ seed, size, at, speed: null, lesson: id },
})

/** The lesson of a world: imported into this browser, or shipped with the demo. */
export async function findLesson(asked: Asked, storage: WorldStorage | null): Promise<Lesson | null> {
  if (asked.lesson === undefined) return null
  const imported = await storage?.text(worldKey(asked), LESSON_TEXT)
  const lesson = imported === undefined ? shippedLesson(asked.lesson) : create(JSON.parse(imported), Lesson)
  return lesson && worldKey(lessonWorld(lesson)) === worldKey(asked) ? lesson : null
}

/** Reads a lesson's file. Returns null if the text is something else, such as an exported world. */
export function readLesson(text: string): Lesson | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof json !== 'object' || json === null || !('goals' in json)) return null
  try {
    return create(json, Lesson)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const [[path, message] = ['', '']] = Object.entries(fieldErrors(error))
    throw new ImportRefusal(`Урок не подходит: поле «${path}» — ${message}.`)
  }
}

/** Keeps a lesson's file so that its world begins with it. Returns the world. */
export async function keepLesson(storage: WorldStorage, lesson: Lesson): Promise<Asked> {
  if (shippedLesson(lesson.id)) throw new ImportRefusal(`Урок с id «${lesson.id}» уже есть. Дайте файлу другой id.`)
  const asked = lessonWorld(lesson)
  await storage.keepText(worldKey(asked), LESSON_TEXT, JSON.stringify(lesson))
  await storage.forget(worldKey(asked))
  return asked
}
