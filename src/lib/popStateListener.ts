let watcher: ((event: PopStateEvent) => void) | undefined

/**
 * Listens for `popstate` events. Call it before the first render: window listeners run in order of registration, and the guard for unsaved
 * changes must run before wouter unmounts the form. The guard itself is loaded later and registers with `setPopStateListener`. Returns a
 * cleanup function.
 */
export function startPopStateListener(): () => void {
  const listen = (event: PopStateEvent) => watcher?.(event)
  window.addEventListener('popstate', listen)
  return () => window.removeEventListener('popstate', listen)
}

export function setPopStateListener(next: (event: PopStateEvent) => void): void {
  watcher = next
}
