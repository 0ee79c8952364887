import { type RefObject, useLayoutEffect, useRef } from 'react'
import { everySecond, nowSecond } from '../../../lib/clock'

/** Writes straight into an element, and again each second while something is running. */
export function useTicking<E extends HTMLElement = HTMLSpanElement>(
  write: (element: HTMLElement, now: number) => void,
  isRunning: boolean,
): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    const show = (now: number) => {
      if (element.current) write(element.current, now)
    }
    show(nowSecond())
    return isRunning ? everySecond(show) : undefined
  }, [write, isRunning])
  return element
}
