import { useCallback, useSyncExternalStore } from 'react'
import { BREAKPOINTS } from './theme'

export const WIDE_SCREEN_QUERY = `(width >= ${BREAKPOINTS.wide}px)`

export function useMediaQuery(query: string): boolean {
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
