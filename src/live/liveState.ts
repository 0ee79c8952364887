import { proxy } from 'valtio'
import type { StreamHealth } from './eventStream'

/** What the shell shows of the live stream. Written by the stream's wiring alone. */
export type LiveState = {
  /** `off` for those who may not see orders. */
  health: 'off' | StreamHealth
  /** Since when the stream has not been live, milliseconds since the epoch; null while it is. */
  staleSince: number | null
  /**
   * When events were missed: each time from the moment of the loss to that of the return, Infinity while it lasts, in their order.
   */
  outages: readonly { from: number; to: number }[]
  /** Unread notifications; null until the stream sends the count. */
  notifications: number | null
}

export const OFF: LiveState = { health: 'off', staleSince: null, outages: [], notifications: null }

export const liveState = proxy<LiveState>({ ...OFF })

const MAX_OUTAGES = 50

/** Takes the state of the stream; `since` is the moment from which on events may be missing, null while it is live. */
export function takeHealth(health: StreamHealth, since: number | null): void {
  const { outages } = liveState
  // Before the first connection there was nothing to be lost.
  if (since !== null && liveState.health === 'live') {
    liveState.outages = [...outages, { from: since, to: Number.POSITIVE_INFINITY }].slice(-MAX_OUTAGES)
  }
  if (since === null) {
    const now = Date.now()
    liveState.outages = outages.map(({ from, to }) => ({ from, to: Math.min(to, now) }))
  }
  liveState.health = health
  liveState.staleSince = since
}

/**
 * The moment up to which a list is known to be true that was asked for at `loadedAt`, milliseconds since the epoch; null
 * while it is true now.
 */
export function dataMoment(
  loadedAt: number,
  { staleSince, outages }: Pick<LiveState, 'staleSince' | 'outages'>,
): number | null {
  const missed = outages.find(({ to }) => loadedAt < to)
  if (missed) return Math.max(loadedAt, missed.from)
  return staleSince === null ? null : Math.max(loadedAt, staleSince)
}
