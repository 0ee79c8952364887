import { useLayoutEffect, useState } from 'react'

/**
 * A value that reaches what is rendered from it in a task of its own, after the frame that shows what came with it: a long
 * list beside a map is not rendered in the frame that the map moves in. Never later than the next task but one.
 */
export function usePaced<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setShown(value))
    return () => clearTimeout(timer)
  }, [value])
  return shown
}
