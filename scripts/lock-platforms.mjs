// @ts-check
/**
 * Adds the native packages of other platforms to package-lock.json: some registries lack them, npm leaves them out, and `npm ci` then fails
 * on those systems («Missing: … from lock file»). Run `npm run lock:platforms` after every `npm install` that changes the lock. Packages
 * that the registry lacks are printed: run again with the public registry.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './install.mjs'

const LOCK = join(ROOT, 'package-lock.json')

/**
 * @typedef {{ version?: string, integrity?: string, cpu?: string[], dev?: boolean, libc?: string[], optional?: boolean, os?: string[],
 *   optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 * @typedef {Pick<LockEntry, 'os' | 'cpu' | 'libc'> & { 'dist.integrity': string }} Published a package in the registry
 */

/**
 * Optional dependencies that are missing in the lock file, with the package that requires each.
 * @param {Lock} lock
 */
export function missingOptional(lock) {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) =>
      isLocked(lock, parent, name) ? [] : { parent, name, version },
    ),
  )
}

/** @param {Lock} lock @param {string} parent path of the package that imports the other @param {string} name */
function isLocked({ packages }, parent, name) {
  const parts = parent.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`)
  return ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages)
}

/** @param {Lock} lock @returns {{ path: string, name: string, version: string }[]} */
export const withoutIntegrity = (lock) =>
  Object.entries(lock.packages).flatMap(([path, { version, integrity }]) =>
    path === '' || integrity || !version ? [] : [{ path, name: path.split('node_modules/').pop() ?? path, version }],
  )

/** @param {Lock} lock @param {(name: string, version: string) => Published | undefined} find in the registry */
export function completeLock({ packages }, find) {
  // Write the keys in npm's order, because npm would reorder them at the next install.
  for (const { parent, name, version } of missingOptional({ packages })) {
    const { 'dist.integrity': integrity, os, cpu, libc } = find(name, version) ?? {}
    const dev = packages[parent]?.dev
    if (integrity) packages[`node_modules/${name}`] = { version, integrity, cpu, dev, libc, optional: true, os }
  }
  for (const { path, name, version } of withoutIntegrity({ packages })) {
    const integrity = find(name, version)?.['dist.integrity']
    const { version: _version, ...rest } = packages[path] ?? {}
    if (integrity) packages[path] = { version, integrity, ...rest }
  }
}

/** @param {string} name @param {string} version @returns {Published | undefined} */
function findPublished(name, version) {
  const fields = ['version', 'os', 'cpu', 'libc', 'dist.integrity']
  const { status, stdout } = spawnSync(
    'npm',
    ['view', `${name}@${version}`, ...fields, '--json', '--loglevel=silent'],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  return status === 0 && stdout ? JSON.parse(stdout) : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
  completeLock(lock, findPublished)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
  const left = [
    ...missingOptional(lock).map(({ parent, name }) => `Missing: ${parent} → ${name}`),
    ...withoutIntegrity(lock).map(({ name, version }) => `Without integrity: ${name}@${version}`),
  ]
  console.log(left.length > 0 ? left.join('\n') : 'package-lock.json is complete')
  process.exitCode = left.length > 0 ? 1 : 0
}
