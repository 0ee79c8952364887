import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { LatLong } from '../../domain/geo'
import { useMapProjection } from '../../ui/map/mapProjection'

type OutlineCornerButtonProps = {
  place: LatLong
  label: string
  isSelected: boolean
  /** Only one corner is a Tab stop: an outline may have hundreds. */
  isTabStop: boolean
  /** Number of clicks on the map. Each click moves the selected corner and takes the focus from it, so the corner is focused again. */
  focusRequest: number
  onSelect: () => void
  onMove: (place: LatLong) => void
  onAdd: () => void
  onRemove: () => void
  onStep: (by: 1 | -1) => void
}

/** Pixels per key press; Shift multiplies it by ten. */
const STEP = 2
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/**
 * A corner of an outline on the map. Arrows move it, Insert adds a corner after it, Delete removes it, PageDown and PageUp select the next
 * and the previous one.
 */
export function OutlineCornerButton({
  place,
  label,
  isSelected,
  isTabStop,
  focusRequest,
  ...on
}: OutlineCornerButtonProps) {
  const { toPixel, toPlace } = useMapProjection()
  const { x, y } = toPixel(place)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request moves the focus
  useEffect(() => {
    if (isSelected) button.current?.focus({ preventScroll: true })
  }, [isSelected, focusRequest])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const arrow = ARROWS[event.key]
    const times = event.shiftKey ? 10 : 1
    if (arrow) on.onMove(toPlace({ x: x + arrow[0] * times, y: y + arrow[1] * times }))
    else if (event.key === 'Insert') on.onAdd()
    else if (event.key === 'Delete') on.onRemove()
    else if (event.key === 'PageDown') on.onStep(1)
    else if (event.key === 'PageUp') on.onStep(-1)
    else return
    // Stop the key event, because the arrow keys would also move the map.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      ref={button}
      type="button"
      className={`outline-corner pigeon-click-block${isSelected ? ' outline-corner--selected' : ''}`}
      style={{ translate: `${x}px ${y}px` }}
      aria-label={label}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={on.onSelect}
      onKeyDown={onKeyDown}
    />
  )
}
