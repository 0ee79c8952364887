/** Stands for a part that no screen uses. A screen that begins to use it gets an error instead of nothing. */
export const notBundled = (part) => () => {
  throw new Error(`${part} is not bundled: delete its line in scripts/bundle/trim.mjs`)
}
