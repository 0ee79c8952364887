/**
 * Callbacks that save unsaved input. They run before the app closes a screen or reloads the page without asking, because the session has
 * ended or a new build is available.
 */
const listeners = new Set<() => void>()

export function addForcedLeaveListener(save: () => void): () => void {
  listeners.add(save)
  return () => void listeners.delete(save)
}

export function saveUnsavedInput(): void {
  for (const save of listeners) save()
}
