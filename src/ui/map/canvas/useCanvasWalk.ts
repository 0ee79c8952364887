import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isArrow, type Mark, nextMark } from '../walk'
import { findHit, hitKey, isChoice } from './hitTest'
import type { ButtonKeys } from './MapButtons'
import type { Hit, Scene } from './scene'

type CanvasWalk = {
  scene: Scene
  /** Holds the real buttons. */
  sheet: RefObject<HTMLElement | null>
  /** Whether what was hit is on the part of the canvas that is seen. */
  isInSight: (hit: Hit) => boolean
  selected: readonly string[]
  isOn: boolean
}

/**
 * All marks are one stop of the Tab key; from there arrows walk to the next one in their direction. Gives the keys of what
 * needs a real button for that, and what such a button is told.
 */
export function useCanvasWalk({ scene, sheet, isInSight, selected, isOn }: CanvasWalk) {
  const [focusedKey, setFocused] = useState<string>()
  const [firstKey, setFirst] = useState<string>()
  const wanted = useRef<string>(undefined)
  /** Where the focused mark was drawn at last. */
  const lastAt = useRef<Mark>(undefined)
  const inSight = () => scene.hits().filter((hit) => isChoice(hit) && isInSight(hit))

  const goTo = (key: string) => {
    wanted.current = key
    setFocused(key)
  }
  // The button that is to have the focus stands in the page from this commit on.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    focusIn(sheet.current, wanted.current)
    wanted.current = undefined
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const marks = inSight()
    const first = marks.find((hit) => selected.includes(hitKey(hit))) ?? marks.find(isOfOrders) ?? marks[0]
    setFirst(first && hitKey(first))
    if (focusedKey === undefined) return
    const focused = findHit(marks, focusedKey)
    if (focused) {
      lastAt.current = markOf(focused)
      return
    }
    // It was grouped, or the map looks elsewhere: the focus goes to the next mark, not to the top of the page.
    const next = lastAt.current && nearest(lastAt.current, marks.map(markOf))
    if (next) goTo(next.key)
    else setFocused(undefined)
  })

  const keysOf = (key: string): ButtonKeys | undefined =>
    isOn
      ? {
          tabIndex: key === (focusedKey ?? firstKey) ? 0 : -1,
          onFocus: () => {
            // A stack that is reached by Tab opens, and its first row takes the focus.
            if (key !== focusedKey) wanted.current = key
            // The button before it has just said that it lost the focus.
            setFocused(key)
          },
          onBlur: () => setFocused(undefined),
          onKeyDown: (event: KeyboardEvent) => {
            const hit = findHit(scene.hits(), key)
            if (!hit || !isArrow(event.key)) return
            event.preventDefault()
            event.stopPropagation()
            const next = nextMark(markOf(hit), inSight().map(markOf), event.key)
            if (next) goTo(next.key)
          },
        }
      : undefined

  return { keys: isOn ? [focusedKey, firstKey] : [], focusedKey, keysOf }
}

/** A stack has no button of its own: the focus goes to the first of its list. */
function focusIn(sheet: HTMLElement | null, key: string): void {
  const found = sheet?.querySelector<HTMLElement>(`[data-hit="${key}"]`)
  const button = found?.matches('button') ? found : found?.querySelector('button')
  // The browser would scroll a map whose overflow is hidden.
  button?.focus({ preventScroll: true })
}

/** Orders come first: couriers beside them come later, and would take the stop from under who is about to press it. */
const isOfOrders = (hit: Hit): boolean => ('group' in hit ? hit.group : hit.mark).kind === 'order'

const markOf = (hit: Hit): Mark => ({ key: hitKey(hit), x: hit.x, y: hit.y })

function nearest(from: Mark, marks: readonly Mark[]): Mark | undefined {
  const far = ({ x, y }: Mark) => Math.hypot(x - from.x, y - from.y)
  return marks.reduce<Mark | undefined>((best, mark) => (!best || far(mark) < far(best) ? mark : best), undefined)
}
