import { useState } from 'react'
import { equal } from '../../lib/equal'

/** Returns the previous object while the new value is equal. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value || equal(kept, value)) return kept
  setKept(value)
  return value
}
