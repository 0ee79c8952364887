import { beforeEach, expect, test } from '@jest/globals'
import { isInstructorTab, nextLesson, openLessonFromUrl } from '../../../mocks/demo/lessonLink'
import { BUILT_IN_LESSONS } from '../../../mocks/lessons/builtInLessons'

const storage = window.sessionStorage
const WORLD = 'seed=7&size=3000&at=2026-03-18T16%3A00'

beforeEach(() => storage.clear())

function open(address: string): string {
  window.history.replaceState(null, '', address)
  openLessonFromUrl(storage)
  return window.location.pathname + window.location.search
}

test.each([
  ['/?lesson=late-order', `/orders?as=operator&lesson=late-order&${WORLD}`],
  ['/?lesson=late-order&as=viewer&theme=dark', `/orders?as=viewer&lesson=late-order&theme=dark&${WORLD}`],
  ['/?lesson=lunch-peak&again=1', /^\/orders\?as=administrator&lesson=lunch-peak&again=1&seed=7&size=20000&/],
  ['/orders?lesson=late-order&seed=9', '/orders?lesson=late-order&seed=9'],
  ['/orders?lesson=gone', '/orders?lesson=gone'],
])('%s opens %s', (address, opened) => {
  expect(open(address)).toMatch(opened)
})

test('a course leads from lesson to lesson, also after a reload without the parameter', () => {
  open('/?lesson=late-order,no-show')
  open('/orders')
  expect(nextLesson('late-order', storage)?.id).toBe('no-show')
  open('/?lesson=no-show')
  expect(nextLesson('no-show', storage)).toBeNull()
})

test('without a course the next lesson of the list follows, and none follows the last', () => {
  open('/?lesson=late-order')
  expect(nextLesson('late-order', storage)?.id).toBe('explain-change')
  const lessons = BUILT_IN_LESSONS.filter(({ goals }) => goals.length > 0)
  expect(nextLesson(lessons.at(-1)?.id ?? '', storage)).toBeNull()
})

test("a tab remains the instructor's until a person is chosen", () => {
  open('/?lesson=late-order&as=administrator&watch=1')
  open('/orders')
  expect(isInstructorTab(storage)).toBe(true)
  open('/?as=operator')
  expect(isInstructorTab(storage)).toBe(false)
})
