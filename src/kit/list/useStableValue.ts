import { useState } from 'react'
import { equal } from '../../lib/equal'

/** Returns the previous object as long as the new value is deeply equal. */
export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(value)
  if (stable === value || equal(stable, value)) return stable
  setStable(value)
  return value
}
