import { useLocation } from 'wouter'

/** Value of `history.state` for a screen that the user opened by a link on another screen. The back link then calls `history.back()`. */
export const LINKED = 'screen'

/**
 * Returns to the screen that contained the link, with its page and filters (reference-data, sections 2.8 and 2.9). If the user opened the
 * current screen directly, the function navigates to `instead`.
 */
export function useBackLink(instead: string): () => void {
  const [, navigate] = useLocation()
  return () => {
    if (window.history.state === LINKED) window.history.back()
    else navigate(instead, { replace: true })
  }
}
