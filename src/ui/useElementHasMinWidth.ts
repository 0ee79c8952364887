import { type RefObject, useEffect, useState } from 'react'

/** Returns true if the element is at least `least` pixels wide, and `guess` until it is measured. */
export function useElementHasMinWidth(element: RefObject<HTMLElement | null>, least: number, guess: boolean): boolean {
  const [hasRoom, setRoom] = useState(guess)
  useEffect(() => {
    const target = element.current
    if (!target || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      // Ignore a width of 0: the element is hidden.
      if (target.clientWidth > 0) setRoom(target.clientWidth >= least)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, least])
  return hasRoom
}
