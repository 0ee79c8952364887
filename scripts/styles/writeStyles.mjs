// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleForNode } from '../bundle/bundleEntry.mjs'

/**
 * Writes antd's component styles to a CSS file in `.cache/`, so that browsers do not compute them. Computing them took a fifth of the
 * processor time of loading the first list. Also writes the names of the components, for the test that no component is missing.
 * @returns {Promise<{ file: string, components: string[] }>} path of the style sheet, names of the components
 */
export async function writeStyles() {
  const bundle = await bundleForNode('scripts/styles/antdStyles.tsx', 'antd-styles')
  const { antdStyles, styledComponents } = await import(`${bundle}?${Date.now()}`)
  const folder = dirname(bundle)
  const components = styledComponents()
  write(join(folder, 'components.json'), JSON.stringify(components))
  return { file: write(join(folder, 'antd.css'), antdStyles()), components }
}

/**
 * Writes the file only if its content changed, so that file watchers do not rebuild. Renames a temporary file, so that a parallel build
 * never reads a half-written file.
 */
function write(/** @type {string} */ file, /** @type {string} */ text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, text)
  renameSync(whole, file)
  return file
}
