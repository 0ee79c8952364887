/** Throws if a screen starts to use the part, instead of rendering nothing. */
export const notBundled = (part) => () => {
  throw new Error(`${part} is not bundled: delete its line in scripts/bundle/trim.mjs`)
}
