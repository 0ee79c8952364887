import { type CompiledRatioCondition, DAY_SECONDS, isRatioOvernight } from './ratio'

/**
 * Returns the times at which a condition may start or stop applying, in seconds of city time since 1970. Between two neighbouring times
 * nothing changes, so checking these times shows whether a condition always or never applies.
 */
export function findRatioBoundaryTimes(conditions: readonly CompiledRatioCondition[], firstDay: number): number[] {
  const times = [...new Set([0, ...conditions.flatMap(({ from, to }) => [from, to])])]
    .filter((time) => time < DAY_SECONDS)
    .sort((a, b) => a - b)
  return sampleDays(conditions, firstDay).flatMap((day) => times.map((time) => day * DAY_SECONDS + time))
}

const SAMPLE = 8

/**
 * Returns eight days (days since 1970) from `firstDay` and from each date on which a condition becomes valid or expires.
 * All weeks between two such dates are the same, and the eighth day contains the end of an overnight condition of the seventh.
 */
function sampleDays(conditions: readonly CompiledRatioCondition[], firstDay: number): number[] {
  const limits = new Set([firstDay])
  for (const condition of conditions) {
    for (const day of [condition.firstDay, condition.lastDay + 1]) {
      if (!Number.isFinite(day)) continue
      limits.add(day)
      // An overnight condition ends one day after its last date.
      if (isRatioOvernight(condition)) limits.add(day + 1)
    }
  }
  const days = new Set<number>()
  for (const limit of limits) {
    for (let day = limit; day < limit + SAMPLE; day++) if (day >= firstDay) days.add(day)
  }
  return [...days].sort((a, b) => a - b)
}
