import { type RefObject, useEffect, useRef } from 'react'
import { subscribe } from 'valtio'
import { POINTER_IDLE_MS } from '../../../live/orderBook/orderListModel'
import { activeOrdersListModel } from './activeOrdersListModel'

/**
 * Adds no new orders to the table while it is hovered, focused or scrolled (contract, «pushed new orders»). Meanwhile,
 * rows of orders that have left the list are faded.
 */
export function useDeferNewRows(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = table.current
    if (!element) return
    const isUsed = () =>
      element.matches(':hover') || element.contains(document.activeElement) || element.getBoundingClientRect().top < 0
    let movedAt = Number.NEGATIVE_INFINITY
    const isMoving = () => performance.now() - movedAt < POINTER_IDLE_MS
    let { gone } = activeOrdersListModel.live
    const onLive = () => {
      if (gone === activeOrdersListModel.live.gone) return
      gone = activeOrdersListModel.live.gone
      fade(element)
    }
    const stops = [activeOrdersListModel.holdRowsWhile(isUsed, isMoving), subscribe(activeOrdersListModel.live, onLive)]
    const noteMove = () => {
      movedAt = performance.now()
    }
    // The browser fires `focusout` before it moves the focus, so check in the next task whether the table still has the
    // focus.
    const release = () => setTimeout(() => activeOrdersListModel.showWaiting())
    element.addEventListener('pointermove', noteMove)
    element.addEventListener('pointerleave', release)
    element.addEventListener('focusout', release)
    window.addEventListener('scroll', release, { passive: true })
    return () => {
      for (const stop of stops) stop()
      element.removeEventListener('pointermove', noteMove)
      element.removeEventListener('pointerleave', release)
      element.removeEventListener('focusout', release)
      window.removeEventListener('scroll', release)
    }
  }, [])
  return table
}

/** Fades the rows of finished orders directly in the DOM, because rendering the table for each finished order would cost a frame. */
function fade(table: HTMLElement): void {
  const gone = new Set(activeOrdersListModel.live.gone.map(String))
  for (const line of table.querySelectorAll<HTMLElement>('tr[data-row-key]')) {
    if (gone.has(line.dataset.rowKey ?? '')) line.dataset.gone = ''
    else delete line.dataset.gone
  }
}
