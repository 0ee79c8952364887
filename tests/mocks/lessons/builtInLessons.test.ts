/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { BUILT_IN_LESSONS, findBuiltInLesson } from '../../../mocks/lessons/builtInLessons'
import type { Lesson } from '../../../mocks/lessons/lesson'
import { callAt, playLesson, startLesson } from './playLesson'
import { WRONG_ATTEMPTS } from './wrongAttempts'

const lessons = BUILT_IN_LESSONS.filter(({ goals }) => goals.length > 0).map((lesson) => [lesson.id, lesson] as const)
const states = ({ goals }: { goals: { state: string }[] }) => goals.map(({ state }) => state)
const violations = ({ log }: { log: { kind: string; text: string }[] }) =>
  log.filter(({ kind }) => kind === 'violation').map(({ text }) => text)

describe.each(lessons)('%s', (id, lesson) => {
  test('every goal is open after the events of the lesson', async () => {
    const last = Math.max(0, ...lesson.entries.map(({ second }) => second))
    const training = await playLesson(lesson, [{ second: last + 10, command: 'speed', payload: { speed: 60 } }], 60)
    expect(training.goals.map(({ state }) => state)).toEqual(lesson.goals.map(() => 'open'))
    expect(training.log.filter(({ kind }) => kind === 'refused')).toEqual([])
  })

  test.each([1, 60])('the solution reaches every goal at speed %i', async (speed) => {
    const training = await playLesson(lesson, lesson.solution, speed)
    expect(training.goals.map(({ state }) => state)).toEqual(lesson.goals.map(() => 'reached'))
    expect(violations(training)).toEqual([])
    // The mock clock pauses while a command of the sample solution runs, so each goal of the lesson is reached exactly at the time of a
    // command.
    const seconds = lesson.solution.map(({ second }) => second)
    for (const { second } of training.goals) expect(seconds).toContain(second)
  })

  test.each(Object.entries(WRONG_ATTEMPTS[id] ?? {}))(
    'the lesson does not succeed if the trainee %s',
    async (_, way) => {
      const training = await playLesson(lesson, way.entries, 60)
      const isWon = states(training).every((state) => state === 'reached')
      expect(isWon && violations(training).length === 0).toBe(false)
      expect(violations(training)).toEqual(way.violation === undefined ? [] : [way.violation])
      if (way.goals) expect(states(training)).toEqual(way.goals)
    },
  )

  test('the lesson has three wrong attempts', () => {
    expect(Object.keys(WRONG_ATTEMPTS[id] ?? {})).toHaveLength(3)
  })
})

test.each([
  ['as a copy', []],
  [
    'after a week of Astana by mistake',
    [
      callAt(50, 'dispatcher', 'POST', '/manage/schedule', {
        cityId: 2,
        dateStart: '2026-04-07',
        dateEnd: '2026-04-13',
      }),
    ],
  ],
  [
    'after a later week by mistake',
    [
      callAt(50, 'dispatcher', 'POST', '/manage/schedule', {
        cityId: 1,
        dateStart: '2026-04-14',
        dateEnd: '2026-04-20',
      }),
    ],
  ],
])('the week of the lesson also counts if it is created %s', async (_, before) => {
  const week = { cityId: 1, dateStart: '2026-04-07', dateEnd: '2026-04-13' }
  const { goals } = await playLesson(
    findBuiltInLesson('week-from-nothing') as Lesson,
    [
      ...before,
      callAt(60, 'dispatcher', 'POST', '/manage/schedule/6/copy', week),
      callAt(90, 'dispatcher', 'GET', `/manage/schedule/${21 + before.length}/publish`),
    ],
    60,
  )
  expect(goals.map(({ state }) => state)).toEqual(['reached', 'reached', 'reached'])
})

test.each(['no-show', 'wrong-fine'])('%s calls courier 1005 by the name that the console shows', async (id) => {
  const lesson = findBuiltInLesson(id) as Lesson
  const { host, call } = await startLesson(lesson)
  const { fio } = await (await call('administrator', 'GET', '/manage/courier/1005')).json()
  host.stop()
  const [lastName, firstName] = fio.split(' ')
  expect(JSON.stringify(lesson)).toContain(`${lastName} ${firstName}`)
})
