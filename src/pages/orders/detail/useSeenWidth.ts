import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Distance from the left and the right edge of the list together, in pixels. */
const INSET = 16

/**
 * Keeps an element of an expanded row as wide as the visible part of the list when a wider table scrolls sideways. The
 * width is measured at the table's head, because a CSS container around the live rows doubles the cost of their
 * updates.
 */
export function useSeenWidth<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    const head = element.current?.closest('.ant-table')?.querySelector('.ant-table-header')
    if (!head) return
    const measure = () => element.current?.style.setProperty('--seen-width', `${head.clientWidth - INSET}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
  return element
}
