import { proxy } from 'valtio'
import type { StreamHealth } from './eventStream'

/** What the shell shows of the live stream. Written by the stream's wiring alone. */
export type LiveState = {
  /** `off` for those who may not see orders. */
  health: 'off' | StreamHealth
  /** Since when the stream has not been live, milliseconds since the epoch; null while it is. */
  staleSince: number | null
  /** Unread notifications; null until the stream told. */
  notifications: number | null
}

export const OFF: LiveState = { health: 'off', staleSince: null, notifications: null }

export const liveState = proxy<LiveState>({ ...OFF })
