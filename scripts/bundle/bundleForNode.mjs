// @ts-check
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'
import { extensions, moduleRules } from './moduleRules.mjs'
import { runCompiler } from './runCompiler.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Bundles a TypeScript entry and the npm packages that it imports into one module for Node: Node 20 cannot run TypeScript, and several
 * packages are published for bundlers only.
 * @param {string} entry path from the project's folder, such as `mocks/node.ts`
 * @param {string} name of the bundle in `.cache/`
 * @returns {Promise<string>} path of the file, to run or import in Node
 */
export async function bundleForNode(entry, name) {
  const path = join(root, '.cache', name)
  await mkdir(path, { recursive: true })
  const compiler = rspack({
    mode: 'none',
    context: root,
    target: 'node20',
    entry: { [name]: `./${entry}` },
    output: { path, filename: '[name].mjs', module: true, chunkFormat: 'module', library: { type: 'module' } },
    devtool: 'source-map',
    // Packages that are not bundled, because they read files from their own package folder.
    externals: { 'playwright-core': 'module playwright-core', '@rspack/core': 'module @rspack/core' },
    resolve: { extensions, conditionNames: ['node', 'import', 'module', 'require', 'default'] },
    module: { rules: moduleRules() },
    optimization: { splitChunks: false, minimize: false },
    plugins: [
      new rspack.DefinePlugin({ CONSOLE_BACKEND: '"api"' }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  })
  await runCompiler(compiler)
  return join(path, `${name}.mjs`)
}
