// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

/** Checks whether `storybook-static/` was built from the current sources, so that the build can be skipped. */

const SOURCES = [
  'src',
  'mocks',
  'stories',
  '.storybook',
  'public',
  'scripts/bundle',
  'scripts/styles',
  'package-lock.json',
]
const STAMP = join(ROOT, 'storybook-static/sources.txt')

/** Hashes paths, sizes and modification times of all source files, not their contents. @param {string} [root] */
export function sourcesHash(root = ROOT) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of filesOf(join(root, source)).sort()) {
      const { size, mtimeMs } = statSync(path)
      hash.update(`${path}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

export function isBuildCurrent() {
  try {
    return readFileSync(STAMP, 'utf8') === sourcesHash()
  } catch {
    return false
  }
}

/** @param {string} hash of the sources when the build began */
export const recordBuild = (hash) => writeFileSync(STAMP, hash)
