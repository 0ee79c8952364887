/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createSleepAwareClock } from '../../../mocks/demo/sleepAwareClock'

const MINUTE = 60_000
const at = (wall: number) => ({ clock: { world: 0, wall } })

test('after sleep, a page keeps its time until the host sends the new time', () => {
  let now = 0
  const page = createSleepAwareClock(() => now)
  now += 1000
  expect(page.look()).toBe(false)
  expect(page.wall(at(500))).toBe(1000)

  now += 4 * 60 * MINUTE
  // The host (tab or worker with the mock server) sent this status before the computer slept. Until the host sends a newer status, the
  // page's clock stands still at the start of the sleep.
  expect(page.wall(at(500))).toBe(1000)
  expect(page.look()).toBe(true)
  now += 1000
  expect(page.wall(at(500))).toBe(1000)

  const reported = now
  now += 500
  expect(page.wall(at(reported))).toBe(now)
})

test('a sleep is reported once; a timer that a hidden tab slows down is not a sleep', () => {
  let now = 0
  const page = createSleepAwareClock(() => now)
  now += MINUTE
  expect(page.look()).toBe(false)
  now += 2 * MINUTE
  expect([page.look(), page.look()]).toEqual([true, false])
})
