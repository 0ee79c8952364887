import { useState } from 'react'

const KEY = 'mock-docked'

/** Whether the panel stands beside the console rather than above it. The tab remembers, as scenarios load the page anew. */
export function useDocked(): [isDocked: boolean, setDocked: (isDocked: boolean) => void] {
  const [isDocked, setDocked] = useState(() => read() === 'yes')
  const keep = (next: boolean) => {
    setDocked(next)
    try {
      window.sessionStorage.setItem(KEY, next ? 'yes' : 'no')
    } catch {
      // Where storage is forbidden it lasts as long as the page.
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
