import { scaleOf } from '../seeds/cities'
import { localHour } from '../store/moments'

/** How many orders come at which hour. The night is quiet but never dead, so that a demo at any hour shows life. */

/** Demand by local hour, 1 being an ordinary daytime hour: a lunch and a dinner peak. */
const BY_HOUR = [
  0.72, 0.67, 0.63, 0.62, 0.62, 0.62, 0.66, 0.72, 0.8, 0.9, 1, 1.08, 1.15, 1.15, 1.08, 1, 1, 1.08, 1.18, 1.2, 1.15,
  1.08, 0.95, 0.82,
]
const PEAK = Math.max(...BY_HOUR)

/** How long an order usually lives, in seconds; what turns a number of live orders into a rate of new ones. */
const USUAL_LIFE = 26 * 60

/** The demand of a moment, interpolated between hours. */
function demandAt(second: number, timezone: number): number {
  const hour = localHour(second, timezone)
  const from = BY_HOUR[Math.floor(hour)] ?? 1
  const to = BY_HOUR[(Math.floor(hour) + 1) % 24] ?? 1
  return from + (to - from) * (hour % 1)
}

/** The demand of a local hour as a share of the day's peak, 0 to 1. */
export const shareOfPeak = (hour: number): number => (BY_HOUR[hour] ?? 0) / PEAK

/** The least demand of a live night: whoever watches at four in the morning sees a change every ten seconds. */
const LIVE_NIGHT = 0.7

/** How many live orders a city tends to have. */
export const liveTarget = (cityId: number, second: number, timezone: number): number =>
  (scaleOf(cityId)?.liveOrders ?? 0) * Math.max(LIVE_NIGHT, demandAt(second, timezone))

/** Above this many live orders a city takes no new ones: the screen stays bounded for as long as it is open. */
export const liveLimit = (cityId: number): number => Math.ceil((scaleOf(cityId)?.liveOrders ?? 0) * 1.6)

/**
 * Seconds between two new orders, on average. Fewer live orders than usual bring new ones sooner, more bring them later, so
 * that a number of cancellations or a lack of couriers never empties or floods the city.
 */
export function meanGap(target: number, live: number): number {
  const pressure = 1 + (1.5 * (target - live)) / target
  return USUAL_LIFE / (target * Math.min(1.6, Math.max(0.3, pressure)))
}
