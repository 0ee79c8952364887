import { breakpointsFrom } from './breakpoints'
import { type CompiledRatio, fitsType, fitsWeekday, holdsAt, winnerAt } from './ratio'

export type RatioLint =
  | { id: number; kind: 'expired' }
  /** No date between the condition's first and last date falls on one of its weekdays. */
  | { id: number; kind: 'noWeekday' }
  | { id: number; kind: 'noTime' }
  | { id: number; kind: 'shadowed'; by: number[] }
  /** Other conditions of the same priority apply at the same time, so the newest one wins. */
  | { id: number; kind: 'tie'; with: number[] }

/**
 * Finds mistakes in the conditions of a city, from `firstDay` (days since 1970). Conditions that are switched off are ignored. The result
 * is exact to the minute, because every moment at which a condition starts or ends is checked.
 */
export function lintRatios(
  conditions: readonly CompiledRatio[],
  types: readonly number[],
  firstDay: number,
): RatioLint[] {
  const isOn = conditions.filter((condition) => condition.isOn)
  const seen = new Map(isOn.map(({ id }) => [id, noFacts()]))
  const allTypes = new Set([...types, ...isOn.flatMap(({ typeId }) => typeId ?? [])])
  for (const moment of breakpointsFrom(isOn, firstDay)) {
    const holding = isOn.filter((condition) => holdsAt(condition, moment))
    if (holding.length === 0) continue
    for (const type of allTypes) {
      const rivals = holding.filter((condition) => fitsType(condition, type))
      const winner = winnerAt(rivals, type, moment)
      for (const rival of rivals) {
        const facts = seen.get(rival.id)
        if (!facts || !winner) continue
        facts.holds = true
        if (rival === winner) facts.wins = true
        else facts.by.add(winner.id)
        for (const other of rivals) if (other !== rival && other.priority === rival.priority) facts.ties.add(other.id)
      }
    }
  }
  return isOn.flatMap((condition): RatioLint[] => {
    const { id } = condition
    const facts = seen.get(id)
    if (!facts?.holds) return [whyNever(condition)]
    return [
      ...(facts.wins ? [] : [{ id, kind: 'shadowed' as const, by: rising(facts.by) }]),
      ...(facts.ties.size > 0 ? [{ id, kind: 'tie' as const, with: rising(facts.ties) }] : []),
    ]
  })
}

const noFacts = () => ({ holds: false, wins: false, by: new Set<number>(), ties: new Set<number>() })

function whyNever(condition: CompiledRatio): RatioLint {
  const { id, from, to } = condition
  if (from === to) return { id, kind: 'noTime' }
  return { id, kind: hasDay(condition) ? 'expired' : 'noWeekday' }
}

function hasDay(condition: CompiledRatio): boolean {
  const { firstDay, lastDay } = condition
  const start = Number.isFinite(firstDay) ? firstDay : Number.isFinite(lastDay) ? lastDay - 6 : 0
  const end = Math.min(lastDay, start + 6)
  for (let day = start; day <= end; day++) if (fitsWeekday(condition, day)) return true
  return false
}

const rising = (ids: ReadonlySet<number>): number[] => [...ids].sort((a, b) => a - b)
