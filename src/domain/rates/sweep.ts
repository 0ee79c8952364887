import { type CompiledRatio, DAY_SECONDS, isOvernight } from './ratio'

/** Moments between which no condition starts or ends, so that checking each of them answers «always» and «never» exactly. */
export function breakpointsFrom(conditions: readonly CompiledRatio[], firstDay: number): number[] {
  const times = [...new Set([0, ...conditions.flatMap(({ from, to }) => [from, to])])]
    .filter((time) => time < DAY_SECONDS)
    .sort((a, b) => a - b)
  return sampleDays(conditions, firstDay).flatMap((day) => times.map((time) => day * DAY_SECONDS + time))
}

const SAMPLE = 8

/** Weeks repeat between date limits, so the first eight days after each limit are enough. */
function sampleDays(conditions: readonly CompiledRatio[], firstDay: number): number[] {
  const limits = new Set([firstDay])
  for (const condition of conditions) {
    for (const day of [condition.firstDay, condition.lastDay + 1]) {
      if (!Number.isFinite(day)) continue
      limits.add(day)
      // The end of the last overnight period is on the next day.
      if (isOvernight(condition)) limits.add(day + 1)
    }
  }
  const days = new Set<number>()
  for (const limit of limits) {
    for (let day = limit; day < limit + SAMPLE; day++) if (day >= firstDay) days.add(day)
  }
  return [...days].sort((a, b) => a - b)
}
