import { useState } from 'react'
import { equal } from '../../lib/equal'

/** Returns the previous object as long as the new value is deeply equal. */
export function useStableValue<T>(value: T): T {
  const [kept, setStable] = useState(value)
  if (kept === value || equal(kept, value)) return kept
  setStable(value)
  return value
}
