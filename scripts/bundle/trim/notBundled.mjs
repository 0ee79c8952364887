/** Replacement for a removed library part: throws an error when a screen uses the part, instead of rendering nothing. */
export const notBundled = (part) => () => {
  throw new Error(`${part} is not bundled: delete its line in scripts/bundle/trim.mjs`)
}
