import { useSyncExternalStore } from 'react'

/** ProLayout turns the sidebar into a drawer below this width; the header follows it. */
const NARROW = '(max-width: 767.98px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is too narrow for a sidebar beside the content. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
