// @ts-check
/**
 * Adds the native packages of other platforms to package-lock.json: some registries lack them, npm leaves them out, and `npm ci` then fails
 * on those systems («Missing: … from lock file»). Run `npm run lock:platforms` after every `npm install` that changes the lock. Packages
 * that the registry lacks are printed: run again with the public registry. `--check` sends no requests and fails if an entry is missing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LOCK = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Reads system, processor and C library from the name of a native package: `@scope/name-linux-arm64-musl`.
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split('/').pop()?.split('-') ?? []
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const last = words.at(-1) ?? ''
  const libc = last.startsWith('musl') ? ['musl'] : last.startsWith('gnu') ? ['glibc'] : []
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && os[0] === 'linux' && { libc }) }
}

/**
 * Optional dependencies that are missing in the lock file, with the package that requires each.
 * @param {Lock} lock
 */
export function missingOptional(lock) {
  const missing = []
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (lockPathOf(lock, parent, name) === undefined) missing.push({ parent, name, version })
    }
  }
  return missing
}

/**
 * Path of the lock file entry that npm would resolve for a package that the given parent imports.
 * @param {Lock} lock @param {string} parent path of the parent @param {string} name @returns {string | undefined}
 */
export function lockPathOf(lock, parent, name) {
  for (let from = parent; ; ) {
    const place = `${from ? `${from}/` : ''}node_modules/${name}`
    if (lock.packages[place]) return place
    if (!from) return undefined
    const cut = from.lastIndexOf('/node_modules/')
    from = cut < 0 ? '' : from.slice(0, cut)
  }
}

/** @param {Lock} lock @returns {{ path: string, name: string, version: string }[]} */
export const withoutIntegrity = (lock) =>
  Object.entries(lock.packages).flatMap(([path, { version, integrity }]) =>
    path === '' || integrity || !version ? [] : [{ path, name: path.split('node_modules/').pop() ?? path, version }],
  )

/** @param {Lock} lock @param {(name: string, version: string) => string | undefined} integrityOf */
export function addIntegrity(lock, integrityOf) {
  for (const { path, name, version } of withoutIntegrity(lock)) {
    const integrity = integrityOf(name, version)
    const { version: _version, ...rest } = lock.packages[path] ?? {}
    // Write the keys in npm's order, because npm would reorder them at the next install.
    if (integrity) lock.packages[path] = { version, integrity, ...rest }
  }
}

/** @param {string} name @param {string} version */
function registryIntegrity(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity', '--loglevel=silent'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? stdout.trim() || undefined : undefined
}

/** @param {Lock} lock @returns {string[]} */
export const lockProblems = (lock) => [
  ...missingOptional(lock).map(({ parent, name }) => `Missing: ${parent} → ${name}`),
  ...withoutIntegrity(lock).map(({ name, version }) => `Without integrity: ${name}@${version}`),
]

function main() {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
  const missing = missingOptional(lock)
  if (process.argv.includes('--check')) {
    reportProblems(lockProblems(lock))
    return
  }
  for (const { parent, name, version } of missing) {
    const { dev } = lock.packages[parent]
    const entry = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    const order = [
      'version',
      ...Object.keys(entry)
        .filter((key) => key !== 'version')
        .sort(),
    ]
    lock.packages[`node_modules/${name}`] = Object.fromEntries(order.map((key) => [key, entry[key]]))
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  addIntegrity(lock, registryIntegrity)
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
  if (missing.length) console.log(`Added to package-lock.json: ${missing.length}`)
  reportProblems(lockProblems(lock))
}

/** @param {string[]} left */
function reportProblems(left) {
  console.log(left.length ? left.join('\n') : 'package-lock.json is complete')
  process.exitCode = left.length ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
