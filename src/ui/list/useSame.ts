import { useState } from 'react'
import { equal } from '../../lib/equal'

/** A value that stays the same object while an equal one takes its place, for what renders only for another one. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value || equal(kept, value)) return kept
  setKept(value)
  return value
}
