import { proxy } from 'valtio'
import type { StreamHealth } from './eventStream'

export type LiveState = {
  health: 'off' | StreamHealth
  /** Milliseconds since the epoch; null while the stream is live. */
  staleSince: number | null
  /** Gaps in the stream, oldest first, ms since the epoch; `to` is Infinity while a gap lasts. */
  outages: readonly { from: number; to: number }[]
  notifications: number | null
}

export const OFF: LiveState = { health: 'off', staleSince: null, outages: [], notifications: null }

export const liveState = proxy<LiveState>({ ...OFF })

const MAX_OUTAGES = 50

export function takeHealth(health: StreamHealth, since: number | null): void {
  const { outages } = liveState
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
 * The moment up to which a list loaded at `loadedAt` is known to be correct, ms since the epoch; null while it is
 * current.
 */
export function dataMoment(
  loadedAt: number,
  { staleSince, outages }: Pick<LiveState, 'staleSince' | 'outages'>,
): number | null {
  const missed = outages.find(({ to }) => loadedAt < to)
  if (missed) return Math.max(loadedAt, missed.from)
  return staleSince === null ? null : Math.max(loadedAt, staleSince)
}
