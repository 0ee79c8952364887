import { expect, test } from '@jest/globals'
import { clockDifferenceNotices, formatDuration } from '../../../mocks/demo/demoNotices'
import { worldResumeTime } from '../../../mocks/demo/worldResumeTime'

const HOUR = 3600
const DAY = 24 * HOUR
const LEFT_AT = 1_770_000_000
const left = { at: null, speed: 1, start: LEFT_AT - HOUR, now: LEFT_AT }
const kinds = (found: { notices: { kind: string }[] }) => found.notices.map(({ kind }) => kind)

test('a short absence is caught up silently, a longer one with a message', () => {
  expect(worldResumeTime(left, LEFT_AT + 60)).toEqual({ second: LEFT_AT + 60, notices: [] })
  const back = worldResumeTime(left, LEFT_AT + 3 * HOUR)
  expect(back.second).toBe(LEFT_AT + 3 * HOUR)
  expect(back.notices[0]?.text).toContain('прошло 3\u00a0ч:')
})

test('more than a day is skipped: the world continues where it stopped', () => {
  expect(worldResumeTime(left, LEFT_AT + DAY).second).toBe(LEFT_AT + DAY)
  expect(worldResumeTime(left, LEFT_AT + DAY + 1)).toEqual({ second: LEFT_AT, notices: [] })
})

test.each([
  ['that begins at a named moment', { at: '2026-03-18T13:00' }],
  ['at a speed of its own', { speed: 60 }],
  ['that is paused', { speed: 0 }],
  ['ahead of the machine', { now: LEFT_AT + 9 * HOUR }],
])('a world %s was paused meanwhile', (_what, change) => {
  const rest = { ...left, ...change }
  expect(worldResumeTime(rest, LEFT_AT + 2 * HOUR).second).toBe(rest.now)
})

test('a world of last week shows its age', () => {
  expect(kinds(worldResumeTime({ ...left, start: LEFT_AT - 8 * DAY }, LEFT_AT + HOUR))).toEqual(['caughtUp', 'old'])
  expect(kinds(worldResumeTime({ ...left, start: LEFT_AT - 6 * DAY }, LEFT_AT + 60))).toEqual([])
})

test('a world whose time differs from the computer’s says so and offers a new day', () => {
  expect(clockDifferenceNotices(-14 * 60, 1)).toEqual([])
  expect(clockDifferenceNotices(-3 * DAY, 1)[0]).toMatchObject({ kind: 'behind', tone: 'warning' })
  expect(clockDifferenceNotices(-3 * DAY - 2 * HOUR - 59, 1)[0]?.text).toMatch(
    /отстаёт .* на 3\u00a0дн\. 2\u00a0ч\. .*«Сбросить»/,
  )
  expect(clockDifferenceNotices(DAY, 1)[0]).toMatchObject({ kind: 'apart', text: expect.stringContaining('опережает') })
  expect(clockDifferenceNotices(-DAY, 0)[0]).toMatchObject({ kind: 'apart', tone: 'info' })
})

test.each([
  [20, 'меньше минуты'],
  [12 * 60, '12\u00a0мин'],
  [2 * HOUR + 5 * 60, '2\u00a0ч 5\u00a0мин'],
  [3 * DAY + 4 * HOUR + 60, '3\u00a0дн. 4\u00a0ч'],
])('%i seconds are «%s»', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
