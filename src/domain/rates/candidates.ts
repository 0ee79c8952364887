import {
  type CompiledRatio,
  DAY_SECONDS,
  fitsDate,
  fitsType,
  fitsWeekday,
  holdsAt,
  isOvernight,
  isStronger,
} from './ratio'

export type Loss = 'off' | 'type' | 'date' | 'weekday' | 'time' | 'priority' | 'older'

export type Candidate = {
  condition: CompiledRatio
  loss: Loss | null
}

/**
 * All conditions for one cell of the week grid: first the condition that applies, then those that it overrides, then those that do not
 * apply at that time.
 */
export function candidatesAt(conditions: readonly CompiledRatio[], type: number, second: number): Candidate[] {
  const ranked = [...conditions].sort((a, b) => (isStronger(a, b) ? -1 : 1))
  const judged = ranked.map((condition) => ({ condition, miss: missAt(condition, type, second) }))
  const winner = judged.find(({ miss }) => miss === null)?.condition
  const all = judged.map(({ condition, miss }): Candidate => {
    if (miss !== null) return { condition, loss: miss }
    if (condition === winner) return { condition, loss: null }
    return { condition, loss: condition.priority === winner?.priority ? 'older' : 'priority' }
  })
  const rank = ({ loss }: Candidate) => (loss === null ? 0 : loss === 'priority' || loss === 'older' ? 1 : 2)
  return all.sort((a, b) => rank(a) - rank(b))
}

function missAt(condition: CompiledRatio, type: number, second: number): Loss | null {
  if (!condition.isOn) return 'off'
  if (!fitsType(condition, type)) return 'type'
  if (holdsAt(condition, second)) return null
  const day = Math.floor(second / DAY_SECONDS)
  const time = second - day * DAY_SECONDS
  // A condition that continues after midnight is checked against the date and weekday on which it started.
  const start = isOvernight(condition) && time < condition.to ? day - 1 : day
  if (!fitsDate(condition, start)) return 'date'
  return fitsWeekday(condition, start) ? 'time' : 'weekday'
}
