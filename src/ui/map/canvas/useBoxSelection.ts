import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export type SelectionBox = { left: number; right: number; top: number; bottom: number }

/**
 * Lets the user select marks by drawing a rectangle with Shift. Returns the ref of the element that shows the rectangle. All positions are
 * in pixels from the top left of the canvas.
 */
export function useBoxSelection(
  canvas: RefObject<HTMLElement | null>,
  onBox: ((box: SelectionBox) => void) | undefined,
) {
  const shown = useRef<HTMLDivElement>(null)
  const done = useEffectEvent((box: SelectionBox) => onBox?.(box))
  const isOn = onBox !== undefined
  useEffect(() => {
    const area = canvas.current?.closest<HTMLElement>('.tile-map')
    if (!area || !isOn) return
    let start: { x: number; y: number } | undefined
    const at = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = canvas.current?.getBoundingClientRect() ?? area.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const boxTo = (event: MouseEvent): SelectionBox | undefined => {
      const end = at(event)
      return (
        start && {
          left: Math.min(start.x, end.x),
          right: Math.max(start.x, end.x),
          top: Math.min(start.y, end.y),
          bottom: Math.max(start.y, end.y),
        }
      )
    }
    const show = (box: SelectionBox | undefined) => {
      const element = shown.current
      if (!element) return
      element.hidden = box === undefined
      if (!box) return
      element.style.translate = `${box.left}px ${box.top}px`
      element.style.width = `${box.right - box.left}px`
      element.style.height = `${box.bottom - box.top}px`
    }
    // pigeon-maps listens on `window`, so stopping the event's propagation prevents the map from moving while the user draws the rectangle.
    const onDown = (event: MouseEvent) => {
      if (!event.shiftKey || event.button !== 0) return
      event.preventDefault()
      event.stopPropagation()
      start = at(event)
    }
    const onMove = (event: MouseEvent) => {
      if (start) show(boxTo(event))
    }
    const onUp = (event: MouseEvent) => {
      const box = boxTo(event)
      start = undefined
      show(undefined)
      if (box) done(box)
    }
    area.addEventListener('mousedown', onDown)
    window.addEventListener('mousemove', onMove)
    window.addEventListener('mouseup', onUp)
    return () => {
      area.removeEventListener('mousedown', onDown)
      window.removeEventListener('mousemove', onMove)
      window.removeEventListener('mouseup', onUp)
    }
  }, [canvas, isOn])
  return shown
}
