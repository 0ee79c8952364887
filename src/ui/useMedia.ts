import { useCallback, useSyncExternalStore } from 'react'

/** From here on there is room beside a list, and all its columns fit beside the sidebar. */
export const WIDE = '(width >= 1280px)'

/** Whether the window matches a media query now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
