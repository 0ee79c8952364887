import { useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'

/** Returns the previous object as long as the new value is deeply equal. */
export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(value)
  if (stable === value || deepEqual(stable, value)) return stable
  setStable(value)
  return value
}
