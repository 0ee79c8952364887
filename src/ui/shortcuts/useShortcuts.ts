import { useEffect, useLayoutEffect, useRef } from 'react'
import { isLayerOpen, isTyping } from './keyTarget'
import { pressedShortcuts, SHORTCUT_IDS, SHORTCUTS, type ShortcutId } from './shortcuts'

/** Does what the shortcut says and tells whether it did: an untaken key goes on to older handlers and to the browser. */
export type ShortcutHandler = (event: KeyboardEvent) => boolean

type Bindings = Partial<Record<ShortcutId, ShortcutHandler>>

/** Newest last: what was mounted later is asked first. */
const bound: Bindings[] = []

/**
 * Listens to shortcuts while the component is mounted. Ignored while something is typed, and under an open dialog, menu
 * or other layer, which has its own keys.
 */
export function useShortcuts(bindings: Bindings): void {
  const latest = useRef(bindings)
  useLayoutEffect(() => {
    latest.current = bindings
  })
  useEffect(() => {
    const mine: Bindings = {}
    for (const id of SHORTCUT_IDS) mine[id] = (event) => latest.current[id]?.(event) ?? false
    if (bound.length === 0) document.addEventListener('keydown', onKeyDown)
    bound.push(mine)
    return () => {
      bound.splice(bound.indexOf(mine), 1)
      if (bound.length === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const typing = isTyping(event.target)
  const allowed = pressedShortcuts(event).filter((id) => !typing || SHORTCUTS[id].whileTyping)
  if (allowed.length === 0 || isLayerOpen()) return
  for (const bindings of [...bound].reverse()) {
    for (const id of allowed) {
      if (!bindings[id]?.(event)) continue
      event.preventDefault()
      return
    }
  }
}
