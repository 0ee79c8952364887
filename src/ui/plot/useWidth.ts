import { type RefObject, useLayoutEffect, useState } from 'react'

export function useWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const look = () => setWidth((before) => Math.floor(target.clientWidth) || before)
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
