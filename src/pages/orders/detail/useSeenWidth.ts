import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Stands in from the edges of the list, pixels on both sides together. */
const INSET = 16

/**
 * Keeps an element of an expanded row as wide as its list is seen, where the table is wider and scrolls sideways.
 * Measured at the table's head: a CSS container around rows that change all day doubles the frames that their updates
 * cost.
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
