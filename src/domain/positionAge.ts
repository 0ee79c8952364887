export type PositionFreshness = 'live' | 'stale' | 'old'

const LIVE_SECONDS = 90
const STALE_SECONDS = 600

/**
 * `live` up to 90 seconds, `stale` up to 10 minutes, then `old`. A position without a time is `stale`: its age is unknown, so its
 * map marker must not look live.
 */
export function positionFreshness(seconds: number | undefined): PositionFreshness {
  if (seconds === undefined) return 'stale'
  if (seconds <= LIVE_SECONDS) return 'live'
  return seconds <= STALE_SECONDS ? 'stale' : 'old'
}

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** Formats an age. The unit changes at 2 minutes, 2 hours and 2 days: `119 с`, `2 мин`, `2 ч`, `2 дн`. */
export function formatDataAge(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${Math.max(0, Math.floor(seconds))}\u00a0с`
  if (seconds < 2 * HOUR) return `${Math.floor(seconds / MINUTE)}\u00a0мин`
  if (seconds < 2 * DAY) return `${Math.floor(seconds / HOUR)}\u00a0ч`
  return `${Math.floor(seconds / DAY)}\u00a0дн`
}
