import { type RefObject, useLayoutEffect, useState } from 'react'

export function useElementWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const update = () => setWidth((before) => Math.floor(target.clientWidth) || before)
    update()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(update)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
