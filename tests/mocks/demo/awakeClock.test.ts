/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createAwakeClock } from '../../../mocks/demo/awakeClock'

const MINUTE = 60_000
const at = (wall: number) => ({ clock: { world: 0, wall } })

test('a page that wakes up keeps its time until the host tells where the world continues', () => {
  let now = 0
  const page = createAwakeClock(() => now)
  now += 1000
  expect(page.look()).toBe(false)
  expect(page.wall(at(500))).toBe(1000)

  now += 4 * 60 * MINUTE
  // The status is from before the sleep.
  expect(page.wall(at(500))).toBe(1000)
  expect(page.look()).toBe(true)
  now += 1000
  expect(page.wall(at(500))).toBe(1000)

  const told = now
  now += 500
  expect(page.wall(at(told))).toBe(now)
})

test('a sleep is told once, and a timer that a hidden tab slows down is none', () => {
  let now = 0
  const page = createAwakeClock(() => now)
  now += MINUTE
  expect(page.look()).toBe(false)
  now += 2 * MINUTE
  expect([page.look(), page.look()]).toEqual([true, false])
})
