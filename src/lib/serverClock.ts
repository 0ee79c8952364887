/**
 * How far the machine's clock is from the server's (contract, «skew of clocks»), from the `Date` header where the server
 * exposes it, else from fresh events. A clock that is wrong by minutes would show every countdown wrong by as much.
 */

/** The header has whole seconds, and a response takes a while: less than this is no skew. */
const MIN_SKEW_MS = 2000
/** A response that took longer says too little about when it was written. */
const MAX_ROUND_TRIP_MS = 2000
/** From this skew on the person is warned (contract). */
const MIN_WARNING_MS = 60_000

/** Events give the time to the minute only: some servers write no seconds, and any event may be delayed. */
const MIN_EVENT_SKEW_MS = 60_000
/** So many of them are compared. */
const EVENTS_COMPARED = 6

let skewMs = 0
let hasHeader = false
/** Of the last events: their own moment less that of their arrival, milliseconds. */
let eventSkews: readonly number[] = []
const listeners = new Set<() => void>()

/** Milliseconds to add to the machine's clock for the server's. */
export const serverSkewMs = (): number => skewMs

/** Takes a response's headers; `sentAt` and `receivedAt` are milliseconds of the machine's clock. */
export function noteServerTime(headers: Headers, sentAt: number, receivedAt: number): void {
  const written = Date.parse(headers.get('date') ?? '')
  // A response out of a cache was written some time ago.
  if (Number.isNaN(written) || headers.has('age') || receivedAt - sentAt > MAX_ROUND_TRIP_MS) return
  const measured = written + 500 - (sentAt + receivedAt) / 2
  hasHeader = true
  takeSkew(Math.abs(measured) < MIN_SKEW_MS ? 0 : measured)
}

/**
 * Takes the moment of a fresh event where no response has had a `Date`; `receivedAt` is of the machine's clock. An
 * event always arrives after its moment, so the freshest ones are nearest to the truth; the very freshest may be a
 * mistake.
 */
export function noteEventTime(writtenAt: number, receivedAt: number): void {
  if (hasHeader) return
  eventSkews = [...eventSkews, writtenAt - receivedAt].slice(-EVENTS_COMPARED)
  if (eventSkews.length < EVENTS_COMPARED) return
  const measured = [...eventSkews].sort((a, b) => b - a)[1] ?? 0
  takeSkew(Math.abs(measured) < MIN_EVENT_SKEW_MS ? 0 : measured)
}

/** After an interruption of the stream: the events that follow may have been waiting. */
export function forgetEventTimes(): void {
  eventSkews = []
}

function takeSkew(next: number): void {
  if (Math.abs(next - skewMs) < MIN_SKEW_MS) return
  skewMs = next
  for (const listener of listeners) listener()
}

export function followSkew(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whole minutes by which the machine's clock is fast (above 0) or slow; 0 while nobody needs to be told. */
export const skewToTell = (): number =>
  Math.abs(skewMs) < MIN_WARNING_MS ? 0 : -Math.sign(skewMs) * Math.max(1, Math.round(Math.abs(skewMs) / 60_000))
