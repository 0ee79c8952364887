import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@jest/globals'

const PATIENCE_MS = 30_000

/**
 * Waits a fixed time. Only for tests that check that nothing happens, or that simulate the speed of a user; all other browser tests poll.
 */
export const pauseFor = (milliseconds: number): Promise<void> => pause(milliseconds)

/** Polls until `read` returns the expected value, because requests and rendering may finish in any order. */
export async function expectSoon(read: () => unknown, expected: unknown): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isDeepStrictEqual(await read(), expected) && Date.now() < end) await pause(50)
  expect(await read()).toEqual(expected)
}
