import type { LessonCondition } from './lesson'

export const meetsLessonConditions = (value: unknown, holds: Record<string, LessonCondition> = {}): boolean =>
  Object.entries(holds).every(([path, condition]) => isMet(valueAt(value, path), condition))

function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const part of path === '' ? [] : path.split('.')) {
    const [field = '', wanted] = part.split('=')
    if (wanted === undefined) found = (found as Record<string, unknown> | null | undefined)?.[part]
    else found = Array.isArray(found) ? found.find((row) => String(row?.[field]) === wanted) : undefined
  }
  return found
}

function isMet(value: unknown, condition: LessonCondition): boolean {
  if (value === undefined || value === null) return condition.equals === null
  const { atLeast, count } = condition
  const size = typeof value === 'string' ? value.trim().length : Number(value)
  return (
    (!('equals' in condition) || isSame(value, condition.equals)) &&
    (!('not' in condition) || !isSame(value, condition.not)) &&
    (condition.in === undefined || condition.in.some((one) => isSame(value, one))) &&
    (atLeast === undefined || size >= atLeast) &&
    (count === undefined || (Array.isArray(value) && value.length === count))
  )
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
