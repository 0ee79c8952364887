// @ts-check
/**
 * A loader: replaces words in a module of a library, and fails the build when they are not there any more.
 * @this {import('@rspack/core').LoaderContext<{ from: string, to: string }>}
 * @param {string} source
 */
export default function patch(source) {
  const { from, to } = this.getOptions()
  if (!source.includes(from))
    throw new Error(`«${from}» is no longer in ${this.resourcePath}: see scripts/bundle/patches.mjs`)
  return source.replaceAll(from, to)
}
