import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is at least so many pixels wide: what stands beside it, or around it, takes its part of the window. `guess`
 * holds until it is measured.
 */
export function useRoom(element: RefObject<HTMLElement | null>, least: number, guess: boolean): boolean {
  const [hasRoom, setRoom] = useState(guess)
  useEffect(() => {
    const target = element.current
    if (!target || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      // What is out of the document has no width, and comes back with its own.
      if (target.clientWidth > 0) setRoom(target.clientWidth >= least)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, least])
  return hasRoom
}
