// @ts-check
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'
import { extensions, moduleRules } from './moduleRules.mjs'
import { runCompiler } from './runCompiler.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Bundles a TypeScript entry as the only script of an empty page, minified as in production.
 * @param {string} entry path from the project's folder, such as `tests/bench/page/world.ts`
 * @param {string} name of the folder in `.cache/`
 * @returns {Promise<string>} path of the folder to serve
 */
export async function bundleForPage(entry, name) {
  const path = join(root, '.cache', name)
  await mkdir(path, { recursive: true })
  const compiler = rspack({
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    entry: { page: `./${entry}` },
    output: { path, filename: 'page.js' },
    resolve: { extensions },
    module: { rules: moduleRules() },
    performance: false,
    plugins: [new rspack.DefinePlugin({ CONSOLE_BACKEND: '"mock"' })],
  })
  await runCompiler(compiler)
  await writeFile(join(path, 'index.html'), '<!doctype html><meta charset="utf-8"><script src="/page.js"></script>')
  return path
}
