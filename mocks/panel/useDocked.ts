import { useState } from 'react'

const KEY = 'mock-docked'

/**
 * Returns whether the demo panel is docked, and a setter. The value is stored in sessionStorage, because opening a
 * scenario reloads the page.
 */
export function useDocked(isByDefault: boolean): [isDocked: boolean, setDocked: (isDocked: boolean) => void] {
  const [isDocked, setDocked] = useState(() => read() === 'yes' || (isByDefault && read() !== 'no'))
  const keep = (next: boolean) => {
    setDocked(next)
    try {
      window.sessionStorage.setItem(KEY, next ? 'yes' : 'no')
    } catch {
      // The browser may forbid storage.
    }
  }
  return [isDocked, keep]
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
