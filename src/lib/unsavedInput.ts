/**
 * Callbacks that save unsaved input. They run before the app closes a screen or reloads the page without asking, because the session has
 * ended or a new build is available.
 */
const keepers = new Set<() => void>()

export function addForcedLeaveListener(keep: () => void): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

export function saveUnsavedInput(): void {
  for (const keep of keepers) keep()
}
