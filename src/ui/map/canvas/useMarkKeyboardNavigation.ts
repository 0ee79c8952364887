import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isArrowKey, type NavigableMark, nextMarkInDirection } from '../arrowNavigation'
import { type DrawnHitTarget, findHitTargetByKey, hitTargetKey, isSelectableHitTarget } from './hitTest'
import type { ButtonKeyboardProps } from './MapMarkButtons'
import type { MapScene } from './mapScene'

type CanvasWalk = {
  scene: MapScene
  sheet: RefObject<HTMLElement | null>
  isInSight: (hit: DrawnHitTarget) => boolean
  selected: readonly string[]
  isOn: boolean
}

/**
 * Keyboard navigation over the marks of a map, which are drawn on a canvas. All marks form one Tab stop, and an arrow key moves to the next
 * mark in its direction. Returns the keys of the marks that need a button element to be focusable, and the props of these buttons.
 */
export function useMarkKeyboardNavigation({ scene, sheet, isInSight, selected, isOn }: CanvasWalk) {
  const [focusedKey, setFocused] = useState<string>()
  const [firstKey, setFirst] = useState<string>()
  const wanted = useRef<string>(undefined)
  const lastAt = useRef<NavigableMark>(undefined)
  const inSight = () => scene.hits().filter((hit) => isSelectableHitTarget(hit) && isInSight(hit))

  const goTo = (key: string) => {
    wanted.current = key
    setFocused(key)
  }
  // A layout effect, because the button to focus is added to the DOM in the same commit.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    focusIn(sheet.current, wanted.current)
    wanted.current = undefined
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const marks = inSight()
    const first = marks.find((hit) => selected.includes(hitTargetKey(hit))) ?? marks.find(isOfOrders) ?? marks[0]
    setFirst(first && hitTargetKey(first))
    if (focusedKey === undefined) return
    const focused = findHitTargetByKey(marks, focusedKey)
    if (focused) {
      lastAt.current = markOf(focused)
      return
    }
    // The focused mark was merged into a group or moved out of view. Focus the nearest mark, so that the focus is not lost.
    const next = lastAt.current && nearest(lastAt.current, marks.map(markOf))
    if (next) goTo(next.key)
    else setFocused(undefined)
  })

  const keysOf = (key: string): ButtonKeyboardProps | undefined =>
    isOn
      ? {
          tabIndex: key === (focusedKey ?? firstKey) ? 0 : -1,
          onFocus: () => {
            // A stack is a group that zooming cannot separate. When it gets the focus, it shows a list of its marks, and the focus moves to
            // the first button of this list.
            if (key !== focusedKey) wanted.current = key
            setFocused(key)
          },
          onBlur: () => setFocused(undefined),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return
            const hit = findHitTargetByKey(scene.hits(), key)
            if (!hit || !isArrowKey(event.key)) return
            event.preventDefault()
            event.stopPropagation()
            const next = nextMarkInDirection(markOf(hit), inSight().map(markOf), event.key)
            if (next) goTo(next.key)
          },
        }
      : undefined

  return { keys: isOn ? [focusedKey, firstKey] : [], focusedKey, keysOf }
}

function focusIn(sheet: HTMLElement | null, key: string): void {
  const found = sheet?.querySelector<HTMLElement>(`[data-hit="${key}"]`)
  const button = found?.matches('button') ? found : found?.querySelector('button')
  // Without `preventScroll` the browser would scroll the map, although the map's overflow is hidden.
  button?.focus({ preventScroll: true })
}

/**
 * If the map shows orders, an order and not a courier is the Tab stop. Couriers load later than orders, and the Tab stop should not move
 * when they appear.
 */
const isOfOrders = (hit: DrawnHitTarget): boolean => ('group' in hit ? hit.group : hit.mark).kind === 'order'

const markOf = (hit: DrawnHitTarget): NavigableMark => ({ key: hitTargetKey(hit), x: hit.x, y: hit.y })

function nearest(from: NavigableMark, marks: readonly NavigableMark[]): NavigableMark | undefined {
  const far = ({ x, y }: NavigableMark) => Math.hypot(x - from.x, y - from.y)
  return marks.reduce<NavigableMark | undefined>(
    (best, mark) => (!best || far(mark) < far(best) ? mark : best),
    undefined,
  )
}
