// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const OWN_TEXT = readFileSync(new URL(import.meta.url))
const IMPORT = /^var (_\w+) = (_interopRequire\w+\(require\("\.[^"]+"\)\));$/gm

/**
 * Jest transformer for the index of a package: loads an exported module at its first use. Jest loads all modules again for each test file,
 * and antd with its icons has more than 2,000.
 */
export default {
  /** @param {string} source a CommonJS module that Babel compiled @param {string} path */
  process(source, path) {
    const names = new Set([...source.matchAll(IMPORT)].map(([, name]) => name))
    if (names.size === 0) throw new Error(`${path} has another form: change scripts/jest/lazyIndex.mjs`)
    const code = source
      .replace(/\b(_\w+)\.(?=\w)/g, (access, name) => (names.has(name) ? `${name}().` : access))
      .replace(IMPORT, 'var $1 = once(() => $2);')
    return { code: `${code}\nfunction once(load) { let loaded; return () => (loaded ??= load()) }` }
  },
  /**
   * The key includes the text of this transformer. Otherwise, after a change of the transformer, Jest would use its outdated output.
   * @param {string} source @param {string} path @param {{ configString: string }} options
   */
  getCacheKey: (source, path, { configString }) =>
    createHash('sha256')
      .update(OWN_TEXT)
      .update(JSON.stringify([source, path, configString]))
      .digest('hex'),
}
