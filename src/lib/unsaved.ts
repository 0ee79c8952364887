/**
 * Callbacks that save unsaved input before the app closes a screen or reloads the page without asking the user, because the session has
 * ended or a new build is available.
 */
const keepers = new Set<() => void>()

export function onTakenAway(keep: () => void): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

export function keepUnsaved(): void {
  for (const keep of keepers) keep()
}
