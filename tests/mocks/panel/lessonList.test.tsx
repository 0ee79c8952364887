import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { LessonGoalState, LessonLogEntry } from '../../../mocks/demo/lessonProgress'
import { findBuiltInLesson } from '../../../mocks/lessons/builtInLessons'
import { LessonList } from '../../../mocks/panel/LessonList'

afterEach(cleanup)

const REACHED: LessonGoalState = { state: 'reached', second: 60, hints: 0 }
const MISSED: LessonGoalState = { state: 'missed', second: 480, hints: 0 }
const OPEN: LessonGoalState = { state: 'open', second: null, hints: 0 }
const VIOLATION: LessonLogEntry = { second: 40, kind: 'violation', text: 'Заказ отменён' }

test.each([
  ['was passed', [REACHED, REACHED], [], 1, 'пройден, целей 2 из 2'],
  ['was passed with a violation', [REACHED, REACHED], [VIOLATION], 1, 'пройден с нарушениями, целей 2 из 2'],
  ['was not passed', [REACHED, MISSED], [VIOLATION], 1, 'не пройден, целей 1 из 2'],
  ['was started', [REACHED, OPEN], [VIOLATION], null, 'начат, целей 1 из 2'],
])('the list of lessons shows the result of a lesson that %s', async (_, goals, log, endedAt, words) => {
  const lesson = findBuiltInLesson('explain-change')
  const command = async () => [{ lesson, goals, log, recorded: null, endedAt }]
  const { container } = render(<LessonList world={{ command }} current={undefined} title="Уроки" isScenes={false} />)
  const list = container.querySelector('details') as HTMLDetailsElement
  list.open = true
  fireEvent(list, new Event('toggle'))
  expect(await screen.findByText(`${lesson?.minutes} мин · ${words}`)).toBeTruthy()
})
