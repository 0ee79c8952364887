import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The ref is true while the component is mounted and `isShown`. Async code reads it to decide whether to show its result as a toast. */
export function useShownRef(isShown = true): RefObject<boolean> {
  const ref = useRef(false)
  useLayoutEffect(() => {
    ref.current = isShown
    return () => {
      ref.current = false
    }
  }, [isShown])
  return ref
}
