import { type RefObject, useLayoutEffect, useRef } from 'react'
import { everySecond, nowSecond } from '../../../lib/clock'
import type { OrderRow } from '../../../live/orderBook/orderRow'

/** Writes into an element by hand, and again each second while something is running, and when `row` changes. */
export function useTicking<E extends HTMLElement = HTMLSpanElement>(
  write: (element: E, now: number) => void,
  isRunning: boolean,
  row?: OrderRow,
): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    const show = (now: number) => {
      if (element.current) write(element.current, now)
    }
    show(nowSecond())
    const stops = [isRunning ? everySecond(show) : undefined, row?.subscribe(() => show(nowSecond()))]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [write, isRunning, row])
  return element
}
