import type { KeyboardEvent } from 'react'
import { isShortcutPressed, type ShortcutId } from '../../../ui/shortcuts/shortcuts'
import type { WeekGridState } from './useWeekGrid'

type GridHandlers = Partial<Record<ShortcutId, () => void>>

/** Copy, cut and paste have no handlers here, because the browser fires clipboard events for these shortcuts. */
export function gridShortcutHandlers(
  { press }: WeekGridState,
  { save, repair }: { save: () => void; repair: () => void },
): GridHandlers {
  return {
    weekEdit: () => press('weekEdit'),
    weekRemove: () => press('weekRemove'),
    weekPoint: () => press('weekPoint'),
    weekAssign: () => press('weekAssign'),
    weekMoveLeft: () => press('weekMoveLeft'),
    weekMoveRight: () => press('weekMoveRight'),
    weekMoveUp: () => press('weekMoveUp'),
    weekMoveDown: () => press('weekMoveDown'),
    weekEndEarlier: () => press('weekEndEarlier'),
    weekEndLater: () => press('weekEndLater'),
    weekStartEarlier: () => press('weekStartEarlier'),
    weekStartLater: () => press('weekStartLater'),
    weekFillDown: () => press('weekFillDown'),
    weekCopyDay: () => press('weekCopyDay'),
    weekUndo: () => press('weekUndo'),
    weekRedo: () => press('weekRedo'),
    weekNextVerdict: () => press('weekNextVerdict'),
    weekPreviousVerdict: () => press('weekPreviousVerdict'),
    weekRepair: repair,
    weekSave: save,
  }
}

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
export function handleWeekGridKey(event: KeyboardEvent, grid: WeekGridState, handlers: GridHandlers): void {
  const isTyping = grid.edit !== undefined
  for (const [id, handler] of Object.entries(handlers)) {
    if (!isShortcutPressed(id as ShortcutId, event.nativeEvent)) continue
    // While the user types in a cell, Ctrl+Z, Ctrl+C and similar keys apply to the typed text.
    if (isTyping && id !== 'weekSave') return
    event.preventDefault()
    event.stopPropagation()
    handler()
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
