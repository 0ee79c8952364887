/**
 * What is typed and not saved. Whoever takes the page or its screens away without asking (the end of a session, another build)
 * lets it be kept first.
 */
const keepers = new Set<() => void>()

/** `keep` is called before what is typed goes. Returns a function that ends that. */
export function onTakenAway(keep: () => void): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

export function keepUnsaved(): void {
  for (const keep of keepers) keep()
}
