import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expectSoon } from './polling'

const MAX_SECONDS = 60
/** Real time in ms to wait after each second of the page's clock, so that responses and renders keep up with it. */
const REST_MS = 20

/**
 * The clock is paused this far in the future: it cannot be paused in the past, and a busy machine may take seconds to send the command to
 * the page.
 */
const PAUSE_AFTER_MS = 5000
/**
 * Milliseconds by which the test advances the page's clock before it reads the page. A poll reads the page every 50 ms, so 30 s of polling
 * advance the clock by less than 5 s.
 */
const STEP_MS = 8

export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PAUSE_AFTER_MS)
}

/**
 * Polls `read` while the page's clock is paused. Each read advances the clock just enough to render, so that even a long poll on a busy
 * machine does not reach a time limit of the console.
 */
export const expectOnPausedClock = (page: Page, read: () => unknown, expected: unknown): Promise<void> =>
  expectSoon(async () => {
    await page.clock.runFor(STEP_MS)
    return read()
  }, expected)

/**
 * Advances the clock of a page that was opened with `hasClock` second by second until `isDone` returns true, so that a test need not wait
 * in real time. Returns the seconds by which the page's clock has advanced.
 */
export async function secondsUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<number> {
  for (let seconds = 0; seconds < MAX_SECONDS; seconds++) {
    if (await isDone()) return seconds
    await page.clock.fastForward(1000)
    await pause(REST_MS)
  }
  throw new Error(`Not done after ${MAX_SECONDS} s of the page's clock`)
}

/**
 * Runs `act`, which sends a request to `path`; the response must stall after its headers. Returns the seconds of the page's clock from the
 * headers until `isDone` returns true.
 */
export async function secondsOfStall(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  isDone: () => boolean | Promise<boolean>,
): Promise<number> {
  const headers = page.waitForResponse((response) => {
    return new URL(response.url()).pathname === path && response.request().method() !== 'OPTIONS'
  })
  await act()
  await headers
  return secondsUntil(page, isDone)
}
