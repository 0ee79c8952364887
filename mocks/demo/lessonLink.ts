import { BASE } from '../../src/lib/base'
import type { Lesson } from '../lessons/lesson'
import { LESSONS, shippedLesson } from '../lessons/lessons'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

const COURSE_KEY = 'mock-course'
const WATCH_KEY = 'mock-watch'

/**
 * Expands `?lesson=late-order` to the lesson's world, person and screen. Several ids form a course, which the tab
 * remembers; the first lesson is opened. Runs before the console's code reads the address.
 */
export function openNamedLesson(storage: TabStorage): void {
  const url = new URL(window.location.href)
  if (url.searchParams.get('watch') !== null) storage.setItem(WATCH_KEY, url.searchParams.get('watch') ?? '')
  else if (url.searchParams.has('as')) storage.setItem(WATCH_KEY, '')
  const ids = url.searchParams.get('lesson')?.split(',') ?? []
  const lesson = shippedLesson(ids[0] ?? '')
  const isOfCourse = ids.length <= 1 && (ids[0] === undefined || readCourse(storage).includes(ids[0]))
  if (!isOfCourse) storage.setItem(COURSE_KEY, ids.join(','))
  if (lesson && !url.searchParams.has('seed'))
    window.history.replaceState(null, '', lessonAddress(lesson, url.searchParams))
}

/** The address of a lesson, relative to the host. Other parameters of `given` are kept. */
export function lessonAddress({ id, person, screen, world }: Lesson, given = new URLSearchParams()): string {
  const url = new URL(BASE + screen, window.location.origin)
  const asked = { as: person, ...Object.fromEntries(given), lesson: id }
  const { seed, size, at } = world
  for (const [name, value] of Object.entries({ ...asked, seed, size, at })) url.searchParams.set(name, String(value))
  return url.pathname + url.search
}

export const readCourse = (storage: TabStorage): string[] =>
  (storage.getItem(COURSE_KEY) ?? '').split(',').filter((id) => shippedLesson(id))

/** The lesson that follows in the tab's course. */
export function nextLesson(id: string, storage: TabStorage): Lesson | null {
  const course = readCourse(storage)
  const place = course.indexOf(id)
  return place < 0 ? null : shippedLesson(course[place + 1] ?? '')
}

/** True in the instructor's tab (`?watch=1`). */
export const isWatching = (storage: TabStorage): boolean => storage.getItem(WATCH_KEY) === '1'

export const SCENES: readonly Lesson[] = LESSONS.filter(({ goals }) => goals.length === 0)
