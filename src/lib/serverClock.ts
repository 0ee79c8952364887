/**
 * Offset between the local clock and the server's clock (contract, «skew of clocks»). It is measured with the `Date` header of responses if
 * the server exposes that header, otherwise with live events. Without the offset, a local clock that is wrong by minutes would shift every
 * countdown.
 */

/**
 * A clock offset smaller than this may be a measuring error and is ignored: the `Date` header is in whole seconds, and a response takes
 * time.
 */
const MIN_SKEW_MS = 2000
/**
 * A response that took longer than this is not used to measure the clock offset, because it is uncertain when the server wrote the `Date`
 * header.
 */
const MAX_ROUND_TRIP_MS = 2000
const MIN_WARNING_MS = 60_000

/**
 * A clock offset that was measured with live events is ignored if it is smaller than this: some servers send event times without seconds,
 * and events may be delayed.
 */
const MIN_EVENT_SKEW_MS = 60_000
const EVENTS_COMPARED = 6

let skewMs = 0
let hasHeader = false
let eventSkews: readonly number[] = []
const listeners = new Set<() => void>()

/** Milliseconds to add to the local clock to get the server's time. */
export const serverSkewMs = (): number => skewMs

/**
 * Measures the offset between the local clock and the server's clock with the `Date` header of a response. `sentAt` and `receivedAt` are in
 * milliseconds of the local clock.
 */
export function measureServerSkew(headers: Headers, sentAt: number, receivedAt: number): void {
  const written = Date.parse(headers.get('date') ?? '')
  // Ignore a response from an HTTP cache (header `age`), because its `Date` header is older than the request.
  if (Number.isNaN(written) || headers.has('age') || receivedAt - sentAt > MAX_ROUND_TRIP_MS) return
  const measured = written + 500 - (sentAt + receivedAt) / 2
  hasHeader = true
  takeSkew(Math.abs(measured) < MIN_SKEW_MS ? 0 : measured)
}

/**
 * Measures the offset between the local clock and the server's clock with the times in events, until a response has a `Date` header. Each
 * event arrives after the time that it contains, so each measured offset is too small and the largest is the most accurate. The second
 * largest is used, because the largest may come from an event with a wrong time.
 */
export function recordServerEventTime(writtenAt: number, receivedAt: number): void {
  if (hasHeader) return
  eventSkews = [...eventSkews, writtenAt - receivedAt].slice(-EVENTS_COMPARED)
  if (eventSkews.length < EVENTS_COMPARED) return
  const measured = [...eventSkews].sort((a, b) => b - a)[1] ?? 0
  takeSkew(Math.abs(measured) < MIN_EVENT_SKEW_MS ? 0 : measured)
}

export function forgetServerEventTimes(): void {
  eventSkews = []
}

function takeSkew(next: number): void {
  if (Math.abs(next - skewMs) < MIN_SKEW_MS) return
  skewMs = next
  for (const listener of listeners) listener()
}

export function subscribeToServerSkew(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whole minutes by which the local clock is fast (positive) or slow, for a warning; 0 if the offset is too small to warn about. */
export const skewMinutesToShow = (): number =>
  Math.abs(skewMs) < MIN_WARNING_MS ? 0 : -Math.sign(skewMs) * Math.max(1, Math.round(Math.abs(skewMs) / 60_000))
