import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels, both sides together. */
const INSET = 16

/**
 * Keeps an element of an expanded row as wide as the visible list when a wider table scrolls. Measures the table head:
 * a CSS container around live rows doubles the cost of their updates.
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
