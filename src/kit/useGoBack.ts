import { useLocation } from 'wouter'

/** `history.state` of a screen that the user opened by a link on another screen. «Back» then calls `history.back()`. */
export const OPENED_FROM_SCREEN = 'screen'

/**
 * Returns a function that goes back. If the user opened the current screen by a link on another screen, it returns to that screen with its
 * page and filters (reference-data, sections 2.8 and 2.9). Otherwise it navigates to `instead`.
 */
export function useGoBack(instead: string): () => void {
  const [, navigate] = useLocation()
  return () => {
    if (window.history.state === OPENED_FROM_SCREEN) window.history.back()
    else navigate(instead, { replace: true })
  }
}
