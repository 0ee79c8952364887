import { create } from 'superstruct'
import lateOrder from './late-order.json'
import { Lesson } from './lesson'

/** The lessons that the demo ships, in the order of the list. */
export const LESSONS: readonly Lesson[] = [lateOrder].map((file) => create(file, Lesson))

export const shippedLesson = (id: string): Lesson | null => LESSONS.find((lesson) => lesson.id === id) ?? null
