import { useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'

export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(value)
  if (stable === value || deepEqual(stable, value)) return stable
  setStable(value)
  return value
}
