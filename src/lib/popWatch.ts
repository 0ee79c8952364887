let watcher: ((event: PopStateEvent) => void) | undefined

/**
 * Call before the first render. Window listeners run in order of registration, and the unsaved-changes guard, which loads later, must run
 * before wouter unmounts the form. Returns the function that stops it.
 */
export function startPopWatch(): () => void {
  const listen = (event: PopStateEvent) => watcher?.(event)
  window.addEventListener('popstate', listen)
  return () => window.removeEventListener('popstate', listen)
}

export function watchPops(next: (event: PopStateEvent) => void): void {
  watcher = next
}
