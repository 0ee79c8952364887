// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleForNode } from '../bundle/node.mjs'

/**
 * Writes the styles of antd's components into a style sheet of `.cache/`, so that no browser has to work them out: it took a fifth of
 * the processor time of the first list. Beside it stand the names of those components, for the test that none is missing.
 * @returns {Promise<string>} the style sheet
 */
export async function writeStyles() {
  const bundle = await bundleForNode('scripts/styles/antdStyles.tsx', 'antd-styles')
  const { antdStyles, styledComponents } = await import(`${bundle}?${Date.now()}`)
  const folder = dirname(bundle)
  write(join(folder, 'components.json'), JSON.stringify(styledComponents()))
  return write(join(folder, 'antd.css'), antdStyles())
}

/** What stays the same is not built again by whoever watches it, and what changes is never half there for another build. */
function write(/** @type {string} */ file, /** @type {string} */ text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, text)
  renameSync(whole, file)
  return file
}
