/** Callbacks that save unsaved input before the app removes the page or a screen without confirmation (end of session, new build). */
const keepers = new Set<() => void>()

export function onTakenAway(keep: () => void): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

export function keepUnsaved(): void {
  for (const keep of keepers) keep()
}
