/** Where the focus goes after a cell: Enter down, Tab right, as in a spreadsheet. */
export type CellMove = 'up' | 'down' | 'left' | 'right' | 'stay'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key says while a cell is typed into: leave it with what was typed, or take it back. Undefined: it is the input's own. */
export function cellKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): CellMove | 'restore' | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
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

/** Ctrl+Enter saves: a cell hands over what was typed, and lets the key go on to whoever saves. */
export const isSaveKey = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey
