import { proxy } from 'valtio'
import type { StreamHealth } from './eventStream'

type LiveState = {
  health: 'off' | StreamHealth
  /** The moment since which events may be missing, in ms since the epoch; null while the stream is live. */
  staleSince: number | null
  /**
   * Interruptions of the live stream, oldest first, in ms since the epoch; `to` is Infinity until the interruption
   * ends.
   */
  outages: readonly { from: number; to: number }[]
  notifications: number | null
}

export const LIVE_STATE_OFF: LiveState = { health: 'off', staleSince: null, outages: [], notifications: null }

export const liveState = proxy<LiveState>({ ...LIVE_STATE_OFF })

const MAX_OUTAGES = 50

export function setStreamHealth(health: StreamHealth, since: number | null): void {
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

/** Moment since which a list loaded at `loadedAt` may have missed live events, in ms since the epoch; null if the list has missed none. */
export function dataAsOfMs(
  loadedAt: number,
  { staleSince, outages }: Pick<LiveState, 'staleSince' | 'outages'>,
): number | null {
  const missed = outages.find(({ to }) => loadedAt < to)
  if (missed) return Math.max(loadedAt, missed.from)
  return staleSince === null ? null : Math.max(loadedAt, staleSince)
}
