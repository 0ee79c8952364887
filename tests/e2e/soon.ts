import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@jest/globals'

const PATIENCE_MS = 30_000

/** Waits where what is tested is that nothing happens, or how fast hands are. There is no other fixed wait in browser tests. */
export const stillFor = (milliseconds: number): Promise<void> => pause(milliseconds)

/**
 * Expects what is read to become what is expected: a call reaches its server a moment before or after the page shows
 * something else, and a page shows what it is told a moment after.
 */
export async function expectSoon(read: () => unknown, expected: unknown): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isDeepStrictEqual(await read(), expected) && Date.now() < end) await pause(50)
  expect(await read()).toEqual(expected)
}
