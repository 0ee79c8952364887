export type CellFocusDirection = 'up' | 'down' | 'left' | 'right' | 'stay'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Direction in which a key moves the focus from a table cell; `restore` (Esc) undoes the typing. Undefined: the input handles the key. */
export function cellMoveForKey(event: Pressed): CellFocusDirection | 'restore' | undefined {
  const { key, shiftKey } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  switch (key) {
    case 'Enter':
      return shiftKey ? 'up' : 'down'
    case 'Tab':
      return shiftKey ? 'left' : 'right'
    case 'Escape':
      return 'restore'
    case 'ArrowUp':
      return 'up'
    case 'ArrowDown':
      return 'down'
    default:
      return undefined
  }
}

/** Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y. While text is typed, these keys apply to the typing, not to the week's schedule. */
export const isUndoOrRedoKey = ({ code, ctrlKey, metaKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && (code === 'KeyZ' || code === 'KeyY')

/** Ctrl+Enter saves: the cell commits its text and lets the event bubble. */
export const isSaveKey = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey
