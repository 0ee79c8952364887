import { useSyncExternalStore } from 'react'
import { everySecond, nowSecond } from '../../../lib/clock'

const HOUR = 3600

/** The day of a second since the epoch in a city `timezone` hours east of UTC, as a number. */
export const cityDay = (second: number, timezone: number): number =>
  Math.floor((second + timezone * HOUR) / (24 * HOUR))

/** Today in such a city. A list stays open over midnight: then its «today» is yesterday. */
export const useCityDay = (timezone: number): number =>
  useSyncExternalStore(everySecond, () => cityDay(nowSecond(), timezone))
