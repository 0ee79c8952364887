import { type RefObject, useEffect, useRef } from 'react'
import { ordersPage } from './ordersStore'

/**
 * Says of a table whether it is being used, so that new orders do not move what somebody points at: the pointer or the focus
 * is in it, or its beginning is scrolled out of sight (contract, «pushed new orders»).
 */
export function useHeldTable<E extends HTMLElement>(): RefObject<E | null> {
  const table = useRef<E>(null)
  useEffect(() => {
    const element = table.current
    if (!element) return
    const isUsed = () =>
      element.matches(':hover') || element.contains(document.activeElement) || element.getBoundingClientRect().top < 0
    const stop = ordersPage.holdWhile(isUsed)
    // The focus has left only after its event.
    const look = () => setTimeout(() => ordersPage.enter())
    element.addEventListener('pointerleave', look)
    element.addEventListener('focusout', look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      stop()
      element.removeEventListener('pointerleave', look)
      element.removeEventListener('focusout', look)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return table
}
