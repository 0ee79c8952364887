/**
 * Unsaved input. Whatever removes the page or its screens without asking (the end of a session, a new build) has it
 * kept first.
 */
const keepers = new Set<() => void>()

/** Calls `keep` before unsaved input is lost. Returns a function that stops. */
export function onTakenAway(keep: () => void): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

export function keepUnsaved(): void {
  for (const keep of keepers) keep()
}
