import {
  type CompiledRatioCondition,
  DAY_SECONDS,
  hasHigherRatioPriority,
  isRatioActiveAt,
  isRatioOvernight,
  matchesRatioCourierType,
  matchesRatioDate,
  matchesRatioWeekday,
} from './ratio'

type RatioLossReason = 'off' | 'type' | 'date' | 'weekday' | 'time' | 'priority' | 'older'

export type RatioCandidate = {
  condition: CompiledRatioCondition
  loss: RatioLossReason | null
}

/**
 * Sorts all conditions for one cell of the week grid: first the one that applies, then those that it overrides, then those that do not
 * apply at that time. `second` is the time in seconds of city time since 1970.
 */
export function rankRatioCandidates(
  conditions: readonly CompiledRatioCondition[],
  type: number,
  second: number,
): RatioCandidate[] {
  const ranked = [...conditions].sort((a, b) => (hasHigherRatioPriority(a, b) ? -1 : 1))
  const judged = ranked.map((condition) => ({ condition, miss: missAt(condition, type, second) }))
  const winner = judged.find(({ miss }) => miss === null)?.condition
  const all = judged.map(({ condition, miss }): RatioCandidate => {
    if (miss !== null) return { condition, loss: miss }
    if (condition === winner) return { condition, loss: null }
    return { condition, loss: condition.priority === winner?.priority ? 'older' : 'priority' }
  })
  const rank = ({ loss }: RatioCandidate) => (loss === null ? 0 : loss === 'priority' || loss === 'older' ? 1 : 2)
  return all.sort((a, b) => rank(a) - rank(b))
}

function missAt(condition: CompiledRatioCondition, type: number, second: number): RatioLossReason | null {
  if (!condition.isOn) return 'off'
  if (!matchesRatioCourierType(condition, type)) return 'type'
  if (isRatioActiveAt(condition, second)) return null
  const day = Math.floor(second / DAY_SECONDS)
  const time = second - day * DAY_SECONDS
  // A condition that continues after midnight is checked against the date and weekday on which it started.
  const start = isRatioOvernight(condition) && time < condition.to ? day - 1 : day
  if (!matchesRatioDate(condition, start)) return 'date'
  return matchesRatioWeekday(condition, start) ? 'time' : 'weekday'
}
