// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** npm writes this file at the end of every installation. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json')
const LOCK = join(ROOT, 'package-lock.json')

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * Packages for other systems are optional and may be missing.
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

/** Ends the process if the installation fails. */
export function ensureInstalled() {
  // Tests run in parallel from installed packages; an installation would break the others.
  if (process.env.JEST_WORKER_ID !== undefined) return
  if (isInstalled(readLock(LOCK), readLock(INSTALLED))) return
  console.log('Устанавливаем зависимости…')
  // pro-components declares a newer Node than it needs, so show errors only.
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('Зависимости не установились. Нужны Node.js 20.19 либо 22.12 и новее и доступ к реестру npm.')
    process.exit(1)
  }
}
