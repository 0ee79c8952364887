// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleForNode } from '../bundle/node.mjs'

/**
 * Writes antd's component styles to a style sheet in `.cache/`, so that browsers do not compute them: that took a fifth of the processor
 * time of the first list. Also writes the component names, for the test that none is missing.
 * @returns {Promise<string>} path of the style sheet
 */
export async function writeStyles() {
  const bundle = await bundleForNode('scripts/styles/antdStyles.tsx', 'antd-styles')
  const { antdStyles, styledComponents } = await import(`${bundle}?${Date.now()}`)
  const folder = dirname(bundle)
  write(join(folder, 'components.json'), JSON.stringify(styledComponents()))
  return write(join(folder, 'antd.css'), antdStyles())
}

/** Unchanged content is not rewritten, so watchers do not rebuild. A rename prevents parallel builds from reading a half-written file. */
function write(/** @type {string} */ file, /** @type {string} */ text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, text)
  renameSync(whole, file)
  return file
}
