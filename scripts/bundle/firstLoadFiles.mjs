// @ts-check

/**
 * Assigns the code of a first load to files explicitly. When the bundler split files by size, one added line of code could move 10 kB into
 * the first load of another screen, and some code was loaded twice. The chunk names are set by `webpackChunkName` in
 * `src/app/entryChunks.ts` and `src/app/routing/orderRoutes.tsx`.
 */

/** @typedef {{ getModuleChunksIterable(module: import('@rspack/core').Module): Iterable<import('@rspack/core').Chunk> }} ChunkGraph */

/**
 * Chooses the output file of a module: `base` is shared with the sign-in page, `routes` maps URLs to screens, `shell` is the layout,
 * `lists` is code that the orders screen shares with other screens. Opening a screen then loads no code that only other screens use.
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
  return isIn('orders') ? 'lists' : undefined
}

/** Cache groups for `splitChunks`. They apply only to scripts; the bundler orders style sheets by itself. */
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
