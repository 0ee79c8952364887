import { type CompiledRatio, DAY_SECONDS, isOvernight } from './ratio'

/**
 * Moments that together show everything that ever happens between conditions: between two neighbouring ones no condition
 * begins or ends to hold. A question about «always» or «never» asked at each of them is exact, whatever the minutes are.
 */
export function breakpointsFrom(conditions: readonly CompiledRatio[], firstDay: number): number[] {
  const times = [...new Set([0, ...conditions.flatMap(({ from, to }) => [from, to])])]
    .filter((time) => time < DAY_SECONDS)
    .sort((a, b) => a - b)
  return sampleDays(conditions, firstDay).flatMap((day) => times.map((time) => day * DAY_SECONDS + time))
}

/** The day on which what began the evening before still runs, then each weekday once. */
const SAMPLE = 8

/**
 * Where no date limit lies between, weeks repeat: of each stretch between limits its first eight days are enough.
 */
function sampleDays(conditions: readonly CompiledRatio[], firstDay: number): number[] {
  const limits = new Set([firstDay])
  for (const condition of conditions) {
    for (const day of [condition.firstDay, condition.lastDay + 1]) {
      if (!Number.isFinite(day)) continue
      limits.add(day)
      // The tail of the last night lies on the day after.
      if (isOvernight(condition)) limits.add(day + 1)
    }
  }
  const days = new Set<number>()
  for (const limit of limits) {
    for (let day = limit; day < limit + SAMPLE; day++) if (day >= firstDay) days.add(day)
  }
  return [...days].sort((a, b) => a - b)
}
