import { useState } from 'react'
import { equal } from '../../lib/equal'

export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(value)
  if (stable === value || equal(stable, value)) return stable
  setStable(value)
  return value
}
