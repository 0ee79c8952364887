import { proxy } from 'valtio'

/** What the shell shows of the live stream. Written by the stream's wiring alone. */
export type LiveState = {
  /** `off` for those who may not see orders. */
  health: 'off' | 'connecting' | 'live' | 'reconnecting'
  /** Since when the stream has not been live, milliseconds since the epoch; null while it is. */
  staleSince: number | null
  /** When the next attempt to reconnect is made, milliseconds since the epoch. */
  retryAt: number | null
  /** Unread notifications; null until the stream told. */
  notifications: number | null
}

export const OFF: LiveState = { health: 'off', staleSince: null, retryAt: null, notifications: null }

export const liveState = proxy<LiveState>({ ...OFF })
