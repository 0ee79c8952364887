import { useEffect } from 'react'
import type { Chunk } from './chunk'

/** What the screen itself needs has come by then. */
const AFTER_MS = 2000

/** Loads a chunk once the screen has loaded, so that what is typed right after its shortcut is not lost. */
export function usePreload<P extends object>({ preload }: Chunk<P>): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload(), AFTER_MS)
    return () => clearTimeout(timer)
  }, [preload])
}
