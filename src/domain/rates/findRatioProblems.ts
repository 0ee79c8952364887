import {
  type CompiledRatioCondition,
  effectiveRatioConditionAt,
  isRatioActiveAt,
  matchesRatioCourierType,
  matchesRatioWeekday,
} from './ratio'
import { findRatioBoundaryTimes } from './ratioBoundaryTimes'

export type RatioProblem =
  | { id: number; kind: 'expired' }
  /** None of the condition's weekdays lies between its first and last date. */
  | { id: number; kind: 'noWeekday' }
  | { id: number; kind: 'noTime' }
  | { id: number; kind: 'shadowed'; by: number[] }
  /** Other conditions of the same priority apply at the same time, so the newest one wins. */
  | { id: number; kind: 'tie'; with: number[] }

/**
 * Finds mistakes in the enabled raised rates of a city, such as a rate that never applies. Checks every moment from `firstDay` (days since
 * 1970) at which a rate starts or ends, so the result is exact to the minute.
 */
export function findRatioProblems(
  conditions: readonly CompiledRatioCondition[],
  types: readonly number[],
  firstDay: number,
): RatioProblem[] {
  const isOn = conditions.filter((condition) => condition.isOn)
  const seen = new Map(isOn.map(({ id }) => [id, noFacts()]))
  const allTypes = new Set([...types, ...isOn.flatMap(({ typeId }) => typeId ?? [])])
  for (const moment of findRatioBoundaryTimes(isOn, firstDay)) {
    const active = isOn.filter((condition) => isRatioActiveAt(condition, moment))
    if (active.length === 0) continue
    for (const type of allTypes) {
      const applicable = active.filter((condition) => matchesRatioCourierType(condition, type))
      const winner = effectiveRatioConditionAt(applicable, type, moment)
      for (const condition of applicable) {
        const facts = seen.get(condition.id)
        if (!facts || !winner) continue
        facts.applies = true
        if (condition === winner) facts.isStrongest = true
        else facts.by.add(winner.id)
        for (const other of applicable)
          if (other !== condition && other.priority === condition.priority) facts.ties.add(other.id)
      }
    }
  }
  return isOn.flatMap((condition): RatioProblem[] => {
    const { id } = condition
    const facts = seen.get(id)
    if (!facts?.applies) return [unusedReason(condition)]
    return [
      ...(facts.isStrongest ? [] : [{ id, kind: 'shadowed' as const, by: rising(facts.by) }]),
      ...(facts.ties.size > 0 ? [{ id, kind: 'tie' as const, with: rising(facts.ties) }] : []),
    ]
  })
}

const noFacts = () => ({ applies: false, isStrongest: false, by: new Set<number>(), ties: new Set<number>() })

function unusedReason(condition: CompiledRatioCondition): RatioProblem {
  const { id, from, to } = condition
  if (from === to) return { id, kind: 'noTime' }
  return { id, kind: hasDay(condition) ? 'expired' : 'noWeekday' }
}

function hasDay(condition: CompiledRatioCondition): boolean {
  const { firstDay, lastDay } = condition
  const start = Number.isFinite(firstDay) ? firstDay : Number.isFinite(lastDay) ? lastDay - 6 : 0
  const end = Math.min(lastDay, start + 6)
  for (let day = start; day <= end; day++) if (matchesRatioWeekday(condition, day)) return true
  return false
}

const rising = (ids: ReadonlySet<number>): number[] => [...ids].sort((a, b) => a - b)
