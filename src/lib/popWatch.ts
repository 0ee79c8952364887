let watcher: ((event: PopStateEvent) => void) | undefined

/**
 * Starts to listen for `popstate` events; call this before the first render. Window listeners run in order of registration, and the guard
 * for unsaved changes must run before wouter unmounts the form. The guard is loaded later and registers with `watchPops`. Returns a
 * function that removes the listener.
 */
export function startPopWatch(): () => void {
  const listen = (event: PopStateEvent) => watcher?.(event)
  window.addEventListener('popstate', listen)
  return () => window.removeEventListener('popstate', listen)
}

export function watchPops(next: (event: PopStateEvent) => void): void {
  watcher = next
}
