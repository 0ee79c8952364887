import { useEffect } from 'react'
import type { Chunk } from './chunk'

const AFTER_MS = 2000

/**
 * Loads a dialog's chunk before the user opens the dialog. Otherwise the first keys typed after the dialog's keyboard shortcut would be
 * lost.
 */
export function usePreload<P extends object>({ preload }: Chunk<P>): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload(), AFTER_MS)
    return () => clearTimeout(timer)
  }, [preload])
}
