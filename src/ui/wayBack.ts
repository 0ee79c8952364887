import { useLocation } from 'wouter'

/** Marks the history entry of a screen that was opened by a link of another screen: Back leads there. */
export const LINKED = 'screen'

/**
 * Leads back to the screen that this one was opened from, with its page and filters (reference-data, sections 2.8 and
 * 2.9). Whoever came by an address of his own has no such screen: he is led to `instead`.
 */
export function useWayBack(instead: string): () => void {
  const [, navigate] = useLocation()
  return () => {
    if (window.history.state === LINKED) window.history.back()
    else navigate(instead, { replace: true })
  }
}
