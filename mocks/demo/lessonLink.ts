import { BASE_PATH } from '../../src/lib/basePath'
import { BUILT_IN_LESSONS, findBuiltInLesson } from '../lessons/builtInLessons'
import type { Lesson } from '../lessons/lesson'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

const COURSE_KEY = 'mock-course'
const WATCH_KEY = 'mock-watch'

/**
 * Replaces `?lesson=late-order` by the URL parameters of the lesson: mock world, user and screen. Several ids form a
 * course: the tab stores the ids, and the first lesson opens. Runs before the console reads the URL.
 */
export function openLessonFromUrl(storage: TabStorage): void {
  const url = new URL(window.location.href)
  const watch = url.searchParams.get('watch') ?? (url.searchParams.has('as') ? '' : null)
  if (watch !== null) storage.setItem(WATCH_KEY, watch)
  const ids = url.searchParams.get('lesson')?.split(',') ?? []
  const lesson = findBuiltInLesson(ids[0] ?? '')
  const isOfCourse = ids.length <= 1 && (ids[0] === undefined || readCourseLessonIds(storage).includes(ids[0]))
  if (!isOfCourse) storage.setItem(COURSE_KEY, ids.join(','))
  if (lesson && !url.searchParams.has('seed'))
    window.history.replaceState(null, '', lessonUrl(lesson, url.searchParams))
}

/**
 * Returns the path and query of a lesson's URL, with the parameters of `given` added. The lesson's parameters override
 * those of `given`, except the user (`as`).
 */
export function lessonUrl({ id, person, screen, world }: Lesson, given = new URLSearchParams()): string {
  const url = new URL(BASE_PATH + screen, window.location.origin)
  const requested = { as: person, ...Object.fromEntries(given), lesson: id }
  const { seed, size, at } = world
  for (const [name, value] of Object.entries({ ...requested, seed, size, at }))
    url.searchParams.set(name, String(value))
  return url.pathname + url.search
}

const readCourseLessonIds = (storage: TabStorage): string[] =>
  (storage.getItem(COURSE_KEY) ?? '').split(',').filter((id) => findBuiltInLesson(id))

/**
 * Returns the lesson that follows `id`: in the course that is stored in the tab or, without a course, in the list of built-in lessons. Null
 * after the last one.
 */
export function nextLesson(id: string, storage: TabStorage): Lesson | null {
  const course = readCourseLessonIds(storage)
  const order = course.length > 1 ? course : BUILT_IN_LESSONS.flatMap(({ id, goals }) => (goals.length > 0 ? id : []))
  const place = order.indexOf(id)
  return place < 0 ? null : findBuiltInLesson(order[place + 1] ?? '')
}

export const isInstructorTab = (storage: TabStorage): boolean => storage.getItem(WATCH_KEY) === '1'
