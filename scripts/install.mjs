// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** File in which npm lists the installed packages. npm writes the file at the end of every installation. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json')
const LOCK = join(ROOT, 'package-lock.json')

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * True if every package of the lock file is installed in its version. Optional packages may be missing, because some are for other
 * operating systems.
 * @param {Lock} lock @param {Lock} installed
 */
export const isInstalled = (lock, installed) =>
  Object.entries(lock.packages).every(([path, { version, optional }]) => {
    const found = installed.packages[path]
    return path === '' || (found ? found.version === version : optional)
  })

/** @param {string} path @returns {Lock} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { packages: {} }
  }
}

export function ensureInstalled() {
  // Install nothing inside a Jest test: other tests run in parallel from the same packages and would break.
  if (process.env.JEST_WORKER_ID !== undefined) return
  if (isInstalled(readLock(LOCK), readLock(INSTALLED))) return
  console.log('Installing packages…')
  // Print errors only: pro-components declares a newer Node version than it needs, and npm would warn about it.
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      'Packages were not installed. Node.js 20.19, or 22.12 and newer, and access to an npm registry are needed.',
    )
    process.exit(1)
  }
}
