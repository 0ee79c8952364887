import { type CompiledRatio, DAY_SECONDS, isOvernight } from './ratio'

/**
 * Moments at which conditions must be checked to find out whether one of them always or never applies. Between two of these moments no
 * condition starts or ends.
 */
export function breakpointsFrom(conditions: readonly CompiledRatio[], firstDay: number): number[] {
  const times = [...new Set([0, ...conditions.flatMap(({ from, to }) => [from, to])])]
    .filter((time) => time < DAY_SECONDS)
    .sort((a, b) => a - b)
  return sampleDays(conditions, firstDay).flatMap((day) => times.map((time) => day * DAY_SECONDS + time))
}

const SAMPLE = 8

/**
 * Days to check. Weeks are the same until a condition reaches its first or last date, so the first eight days after each such date are
 * enough.
 */
function sampleDays(conditions: readonly CompiledRatio[], firstDay: number): number[] {
  const limits = new Set([firstDay])
  for (const condition of conditions) {
    for (const day of [condition.firstDay, condition.lastDay + 1]) {
      if (!Number.isFinite(day)) continue
      limits.add(day)
      // An overnight condition ends one day after its last date.
      if (isOvernight(condition)) limits.add(day + 1)
    }
  }
  const days = new Set<number>()
  for (const limit of limits) {
    for (let day = limit; day < limit + SAMPLE; day++) if (day >= firstDay) days.add(day)
  }
  return [...days].sort((a, b) => a - b)
}
