/** The handler that gets Back and Forward before the router does. */
let watcher: ((event: PopStateEvent) => void) | undefined

/**
 * Starts to listen for Back and Forward. To be called before the first render: browsers tell listeners of the window in
 * the order of their registration, and the guard of unsaved changes, which is loaded later, must hear before wouter, which
 * would take the form off the screen. Returns a function that stops.
 */
export function startPopWatch(): () => void {
  const listen = (event: PopStateEvent) => watcher?.(event)
  window.addEventListener('popstate', listen)
  return () => window.removeEventListener('popstate', listen)
}

/** Replaces the handler that hears first. */
export function watchPops(next: (event: PopStateEvent) => void): void {
  watcher = next
}
