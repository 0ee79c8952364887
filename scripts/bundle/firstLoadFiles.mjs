// @ts-check

/**
 * Into which files the code goes that people wait for, said outright: left to the sizes of shared pieces, a line more
 * somewhere moved 10 kB from one screen's first load to another's, and some of it came twice. The chunks have their names
 * (`webpackChunkName`) in `src/app/halves.ts` and `src/app/routing/orders.ts`.
 */

/** @typedef {{ getModuleChunksIterable(module: import('@rspack/core').Module): Iterable<import('@rspack/core').Chunk> }} ChunkGraph */

/** What so many chunks share comes with the first list, not in a file of its own. */
const SHARED_BY = 8

/**
 * A file for each need, so that no first load holds what only others need: `base` is what the sign-in page shares with the
 * rest, `routes` what finds the screen of an address, `shell` what stands around every screen, `lists` what lists share.
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

/** Cache groups for `splitChunks`. Style sheets stay in the order that the bundler finds for them. */
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
