import type { KeyboardEvent } from 'react'
import { pressedShortcuts, type ShortcutId } from '../../../ui/shortcuts/shortcuts'
import { WEEK_EDITOR_SHORTCUTS } from '../../../ui/shortcuts/weekEditorShortcuts'
import type { WeekGridState } from './useWeekGrid'

/** The browser fires clipboard events for copy, cut and paste. Only the form of a day removes a row. */
const UNHANDLED: readonly ShortcutId[] = ['weekCopy', 'weekCut', 'weekPaste', 'weekRemoveRow']

const PAGE = 10
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
}

/**
 * Handles the keys of the grid. Keys that the input of an open cell handles do not reach this function, because the input stops their
 * propagation.
 */
export function handleWeekGridKey(event: KeyboardEvent, grid: WeekGridState, press: (id: ShortcutId) => void): void {
  const isTyping = grid.edit !== undefined
  const pressed = pressedShortcuts(event.nativeEvent)
  const shortcut = pressed.find((id) => id in WEEK_EDITOR_SHORTCUTS && !UNHANDLED.includes(id))
  if (shortcut) {
    // While the user types in a cell, Ctrl+Z, Ctrl+C and similar keys apply to the typed text.
    if (isTyping && shortcut !== 'weekSave') return
    event.preventDefault()
    event.stopPropagation()
    press(shortcut)
    return
  }
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return
  const arrow = ARROWS[event.key]
  if (arrow) grid.step(arrow[0], arrow[1], event.shiftKey)
  else if (event.key === 'Home') grid.place({ row: grid.marked.cursor.row, day: 0 }, event.shiftKey)
  else if (event.key === 'End') grid.place({ row: grid.marked.cursor.row, day: 6 }, event.shiftKey)
  else if (event.key === 'Escape') grid.place(grid.marked.cursor)
  else if (/^\d$/.test(event.key)) grid.open(event.key)
  else return
  event.preventDefault()
  event.stopPropagation()
}
