import { useEffect, useState } from 'react'

const KEY = 'mock-docked'
/**
 * On screens of this width, the docked panel is a column beside the console. On narrower screens it is a sheet below the console
 * (docked.css).
 */
const HAS_COLUMN = '(width >= 1400px)'

/**
 * Returns whether the demo panel is docked, and a setter. The value is stored in sessionStorage, because opening a
 * scenario reloads the page.
 */
export function useDemoPanelDocked(isByDefault: boolean): [isDocked: boolean, setDocked: (isDocked: boolean) => void] {
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

export function useDockedLayout(isDocked: boolean, collapseMenu: (isCollapsed: boolean) => void): void {
  useEffect(() => {
    document.documentElement.classList.toggle('demo-docked', isDocked)
    const media = window.matchMedia(HAS_COLUMN)
    let isCollapsed = false
    const collapse = (next: boolean) => {
      if (next !== isCollapsed) collapseMenu(next)
      isCollapsed = next
    }
    const update = () => collapse(isDocked && media.matches)
    update()
    media.addEventListener('change', update)
    return () => {
      media.removeEventListener('change', update)
      collapse(false)
    }
  }, [isDocked, collapseMenu])
}
