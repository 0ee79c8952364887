/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getResponse } from 'msw'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../../mocks/server/createHandlers'
import { createTestWorld } from '../../mocks/testing'
import { EventReader } from './eventReader'

/**
 * Contract, «silence of the stream»: after 90 s without an event the console treats the stream as broken. Comments in the stream do not
 * count, because the console cannot see them.
 */
const LONGEST_SILENCE_MS = 30_000

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] })
})
afterEach(() => {
  jest.useRealTimers()
})

test('a stream on which nothing happens sends a ping every 30 s at least', async () => {
  const { world } = createTestWorld({ size: 20 })
  const abort = new AbortController()
  const url = `http://api.test/v1/sse/order?access-token=${demoUserSessionKey('operator')}`
  const response = await getResponse(createHandlers(world), new Request(url, { signal: abort.signal }))
  const events = new EventReader(response as Response)
  expect(await events.next()).toMatchObject({ event: 'notification' })
  for (let turn = 0; turn < 3; turn++) {
    jest.advanceTimersByTime(LONGEST_SILENCE_MS)
    expect(await events.next()).toMatchObject({ event: 'ping', data: expect.stringMatching(/./) })
  }
  abort.abort()
})
