import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasOwnKeyHandling, isPopupOpen } from './focusChecks'
import { pressedShortcuts, SHORTCUT_IDS, SHORTCUTS, type ShortcutId } from './shortcuts'

/** Returns true if it handled the key. Otherwise the key is passed to the handlers that were added earlier and then to the browser. */
export type ShortcutHandler = (event: KeyboardEvent) => boolean

type Bindings = Partial<Record<ShortcutId, ShortcutHandler>>

/** Shortcut handlers of all mounted components. The component that was mounted last handles a key first. */
const bound: Bindings[] = []

/**
 * Handles shortcuts while the component is mounted, but not while the user types in a field or while a dialog, menu or other overlay is
 * open.
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
  const typing = hasOwnKeyHandling(event.target)
  const allowed = pressedShortcuts(event).filter((id) => !typing || SHORTCUTS[id].whileTyping)
  if (allowed.length === 0 || isPopupOpen()) return
  for (const bindings of [...bound].reverse()) {
    for (const id of allowed) {
      if (!bindings[id]?.(event)) continue
      event.preventDefault()
      return
    }
  }
}
