/**
 * Offset of the local clock from the server's (contract, «skew of clocks»). Measured by the `Date` header if the server exposes it,
 * otherwise by live events. Without it, a local clock that is wrong by minutes would shift every countdown.
 */

/** The header has a resolution of one second, and a response takes time, so a smaller difference is ignored. */
const MIN_SKEW_MS = 2000
/** After a slower response the time of the header is too uncertain. */
const MAX_ROUND_TRIP_MS = 2000
const MIN_WARNING_MS = 60_000

/** Events are accurate only to the minute: some servers omit seconds, and any event may be delayed. */
const MIN_EVENT_SKEW_MS = 60_000
const EVENTS_COMPARED = 6

let skewMs = 0
let hasHeader = false
let eventSkews: readonly number[] = []
const listeners = new Set<() => void>()

/** Milliseconds to add to the local clock. */
export const serverSkewMs = (): number => skewMs

export function noteServerTime(headers: Headers, sentAt: number, receivedAt: number): void {
  const written = Date.parse(headers.get('date') ?? '')
  // A cached response was written earlier.
  if (Number.isNaN(written) || headers.has('age') || receivedAt - sentAt > MAX_ROUND_TRIP_MS) return
  const measured = written + 500 - (sentAt + receivedAt) / 2
  hasHeader = true
  takeSkew(Math.abs(measured) < MIN_SKEW_MS ? 0 : measured)
}

/**
 * Used only while no response had a `Date` header. An event always arrives after its moment, so the largest difference is the most
 * accurate. The second largest is used, because the largest may be wrong.
 */
export function noteEventTime(writtenAt: number, receivedAt: number): void {
  if (hasHeader) return
  eventSkews = [...eventSkews, writtenAt - receivedAt].slice(-EVENTS_COMPARED)
  if (eventSkews.length < EVENTS_COMPARED) return
  const measured = [...eventSkews].sort((a, b) => b - a)[1] ?? 0
  takeSkew(Math.abs(measured) < MIN_EVENT_SKEW_MS ? 0 : measured)
}

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

/** Whole minutes to show to the user: positive if the local clock is fast, 0 below the warning threshold. */
export const skewToTell = (): number =>
  Math.abs(skewMs) < MIN_WARNING_MS ? 0 : -Math.sign(skewMs) * Math.max(1, Math.round(Math.abs(skewMs) / 60_000))
