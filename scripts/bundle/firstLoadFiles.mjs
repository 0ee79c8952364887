// @ts-check

/**
 * Assigns first-load code to files explicitly. When the bundler chose by size, one added line could move 10 kB to another screen's first
 * load, and some code was loaded twice. `webpackChunkName` names the chunks in `src/app/entryChunks.ts` and `src/app/routing/orders.tsx`.
 */

/** @typedef {{ getModuleChunksIterable(module: import('@rspack/core').Module): Iterable<import('@rspack/core').Chunk> }} ChunkGraph */

/** Modules shared by at least this many chunks are loaded with the first list. */
const SHARED_BY = 8

/**
 * Separate files keep a first load free of code for other screens: `base` is shared with the sign-in page, `routes` maps URLs to screens,
 * `shell` is the layout, `lists` is shared by lists.
 * @param {import('@rspack/core').Module} module
 * @param {ChunkGraph} chunkGraph
 */
function fileOf(module, chunkGraph) {
  const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name)
  const isIn = (/** @type {string} */ name) => names.includes(name)
  if (names.length < 2) return undefined
  if (isIn('sign-in')) return isIn('signed-in') || isIn('orders') ? 'base' : undefined
  if (isIn('routing')) return 'routes'
  if (isIn('signed-in')) return 'shell'
  return isIn('orders') && names.length >= SHARED_BY ? 'lists' : undefined
}

/** Cache groups for `splitChunks`. Style sheets are excluded to keep the bundler's order. */
export const FIRST_LOAD_FILES = Object.fromEntries(
  ['base', 'routes', 'shell', 'lists'].map((name) => [
    name,
    {
      name,
      type: /^javascript\//,
      test: (
        /** @type {import('@rspack/core').Module} */ module,
        /** @type {{ chunkGraph: ChunkGraph }} */ { chunkGraph },
      ) => fileOf(module, chunkGraph) === name,
      priority: 5,
      enforce: true,
    },
  ]),
)
