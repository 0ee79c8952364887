// @ts-check
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { ROOT } from '../install.mjs'
import { extensions, moduleRules } from './moduleRules.mjs'

/**
 * Bundles a TypeScript entry and the npm packages that it imports into one module for Node: Node 20 cannot run TypeScript, and several
 * packages are published for bundlers only.
 * @param {string} entry path from the project's folder, such as `mocks/node.ts`
 * @param {string} name of the bundle in `.cache/`
 * @returns {Promise<string>} path of the file, to run or import in Node
 */
export async function bundleForNode(entry, name) {
  const path = await bundle(entry, name, {
    mode: 'none',
    target: 'node20',
    output: { filename: `${name}.mjs`, module: true, chunkFormat: 'module', library: { type: 'module' } },
    devtool: 'source-map',
    // Packages that are not bundled, because they read files from their own package folder.
    externals: { 'playwright-core': 'module playwright-core', '@rspack/core': 'module @rspack/core' },
    resolve: { extensions, conditionNames: ['node', 'import', 'module', 'require', 'default'] },
    optimization: { splitChunks: false, minimize: false },
    plugins: [
      new rspack.DefinePlugin({ CONSOLE_BACKEND: '"api"' }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  })
  return join(path, `${name}.mjs`)
}

/**
 * Bundles a TypeScript entry as the only script of an empty page, minified as in production.
 * @param {string} entry path from the project's folder, such as `tests/bench/page/world.ts`
 * @param {string} name of the folder in `.cache/`
 * @returns {Promise<string>} path of the folder to serve
 */
export async function bundleForPage(entry, name) {
  const path = await bundle(entry, name, {
    mode: 'production',
    target: ['web', 'es2022'],
    output: { filename: 'page.js' },
    resolve: { extensions },
    performance: false,
    plugins: [new rspack.DefinePlugin({ CONSOLE_BACKEND: '"mock"' })],
  })
  writeFileSync(join(path, 'index.html'), '<!doctype html><meta charset="utf-8"><script src="/page.js"></script>')
  return path
}

/**
 * @param {string} entry @param {string} name @param {import('@rspack/core').Configuration} options
 * @returns {Promise<string>} path of the folder
 */
function bundle(entry, name, options) {
  const path = join(ROOT, '.cache', name)
  const compiler = rspack({
    context: ROOT,
    entry: `./${entry}`,
    module: { rules: moduleRules() },
    ...options,
    output: { path, ...options.output },
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : error
      compiler.close(() => (failure ? reject(failure) : resolve(path)))
    })
  })
}
