import { useLocation } from 'wouter'

/** History state of a screen that was opened from a link on another screen, so Back returns there. */
export const LINKED = 'screen'

/**
 * Returns to the screen that linked here, with its page and filters (reference-data, sections 2.8 and 2.9). If the
 * screen was opened directly, navigates to `instead`.
 */
export function useBackLink(instead: string): () => void {
  const [, navigate] = useLocation()
  return () => {
    if (window.history.state === LINKED) window.history.back()
    else navigate(instead, { replace: true })
  }
}
