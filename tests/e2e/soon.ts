import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@jest/globals'

const PATIENCE_MS = 30_000

/** Only for tests that check that nothing happens, or that simulate the speed of a user. Browser tests have no other fixed wait. */
export const stillFor = (milliseconds: number): Promise<void> => pause(milliseconds)

/** Polls until the value equals the expected one: the order of requests and rendering is not fixed. */
export async function expectSoon(read: () => unknown, expected: unknown): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isDeepStrictEqual(await read(), expected) && Date.now() < end) await pause(50)
  expect(await read()).toEqual(expected)
}
