import { expect, test } from '@jest/globals'
import { dataMoment } from '../../src/live/liveState'

/** Up to when a list is known to be true; moments in minutes of a day. */
test.each([
  ['live since before it was loaded', 10, { staleSince: null, outage: null }, null],
  ['the stream is down: until it went', 10, { staleSince: 20, outage: null }, 20],
  ['loaded by hand while the stream is down', 25, { staleSince: 20, outage: null }, 25],
  ['live again, and not loaded since: until it went', 10, { staleSince: null, outage: { from: 20, to: 30 } }, 20],
  ['live again and loaded', 31, { staleSince: null, outage: { from: 20, to: 30 } }, null],
  ['down a second time, not loaded since the first', 10, { staleSince: 40, outage: { from: 20, to: 30 } }, 20],
])('%s', (_what, loadedAt, stream, expected) => {
  expect(dataMoment(loadedAt, stream)).toBe(expected)
})
