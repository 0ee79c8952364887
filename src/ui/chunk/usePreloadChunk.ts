import { useEffect } from 'react'
import type { LazyChunk } from './chunk'

const AFTER_MS = 2000

/**
 * Loads a dialog's chunk before the user opens the dialog. Otherwise the first keys typed after the dialog's keyboard shortcut would be
 * lost.
 */
export function usePreloadChunk({ preload }: Pick<LazyChunk<never>, 'preload'>): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload(), AFTER_MS)
    return () => clearTimeout(timer)
  }, [preload])
}
