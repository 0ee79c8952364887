import { useLayoutEffect, useState } from 'react'

/** Returns a new value one macrotask after paint, so that a long list does not render in the same frame as the map beside it. */
export function useDeferredTask<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setShown(value))
    return () => clearTimeout(timer)
  }, [value])
  return shown
}
