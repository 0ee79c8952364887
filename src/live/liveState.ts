import { proxy } from 'valtio'
import type { StreamHealth } from './eventStream'

/** What the shell shows of the live stream. Written by the stream's wiring alone. */
export type LiveState = {
  /** `off` for those who may not see orders. */
  health: 'off' | StreamHealth
  /** Since when the stream has not been live, milliseconds since the epoch; null while it is. */
  staleSince: number | null
  /** The last interruption that is over: events are missing from `from` to `to` in what was loaded before `to`. */
  outage: { from: number; to: number } | null
  /** Unread notifications; null until the stream told. */
  notifications: number | null
}

export const OFF: LiveState = { health: 'off', staleSince: null, outage: null, notifications: null }

export const liveState = proxy<LiveState>({ ...OFF })

/** Takes what the stream tells of itself; `since` is the moment from which on events may be missing, null while it is live. */
export function takeHealth(health: StreamHealth, since: number | null): void {
  const { staleSince } = liveState
  if (since === null && staleSince !== null) liveState.outage = { from: staleSince, to: Date.now() }
  liveState.health = health
  liveState.staleSince = since
}

/**
 * The moment up to which a list is known to be true that was asked for at `loadedAt`, milliseconds since the epoch; null
 * while it is true now.
 */
export function dataMoment(
  loadedAt: number,
  { staleSince, outage }: Pick<LiveState, 'staleSince' | 'outage'>,
): number | null {
  if (outage && loadedAt < outage.to) return Math.max(loadedAt, outage.from)
  return staleSince === null ? null : Math.max(loadedAt, staleSince)
}
