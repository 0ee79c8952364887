import { useEffect } from 'react'
import type { Chunk } from './chunk'

const AFTER_MS = 2000

/** Loads a dialog's chunk early, so that keys typed right after its shortcut are not lost. */
export function usePreload<P extends object>({ preload }: Chunk<P>): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload(), AFTER_MS)
    return () => clearTimeout(timer)
  }, [preload])
}
