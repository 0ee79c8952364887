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
 * The page's clock advances by this time at each read. Reads are 50 ms apart, so in 30 s of polling the page's clock advances by less than
 * 5 s.
 */
const STEP_MS = 8

export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PAUSE_AFTER_MS)
}

/**
 * Polls on a paused clock. Each read advances the clock just enough to render, so that no time limit of the console
 * passes on a busy machine.
 */
export const expectOnPausedClock = (page: Page, read: () => unknown, expected: unknown): Promise<void> =>
  expectSoon(async () => {
    await page.clock.runFor(STEP_MS)
    return read()
  }, expected)

/**
 * Advances the clock of a page that was opened with `hasClock` second by second until `isDone`, so that no test waits for a time limit of
 * the console. Returns the seconds that have passed for the page.
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
 * Runs `act`, which sends a request to `path`; the response must stall after its headers. Returns the seconds from the headers until
 * `isDone`.
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
