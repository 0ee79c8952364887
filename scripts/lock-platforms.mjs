// @ts-check
/**
 * Adds to package-lock.json the native packages of the platforms this machine's npm left out.
 *
 * npm writes only those optional packages into the lock that it can resolve at that moment; with some registries the
 * ones for other systems are missing, and then a plain `npm ci` fails («Missing: … from lock file») and people on other
 * systems cannot install. What such an entry needs (version, system, processor) follows from the parent's
 * `optionalDependencies`; npm fetches the rest by name and version.
 *
 * Every entry gets the integrity that the registry tells of it, so that nobody is handed another package under its name. What
 * the registry at hand does not know is named in the end: run it again where the public one is reached.
 *
 * Run after every `npm install` that changed the lock: `npm run lock:platforms`. With `--check` it only tells, asks nobody and
 * fails if anything is missing.
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
 * System, processor and C library by the name of a native package: `@scope/name-linux-arm64-musl`.
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
 * Optional dependencies that no place of the lock satisfies, with the package that asks for each.
 * @param {Lock} lock
 */
export function missingOptional(lock) {
  const missing = []
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (placeOf(lock, parent, name) === undefined) missing.push({ parent, name, version })
    }
  }
  return missing
}

/**
 * The place at which a package finds another one.
 * @param {Lock} lock @param {string} parent the place of the one that asks @param {string} name @returns {string | undefined}
 */
export function placeOf(lock, parent, name) {
  for (let from = parent; ; ) {
    const place = `${from ? `${from}/` : ''}node_modules/${name}`
    if (lock.packages[place]) return place
    if (!from) return undefined
    const cut = from.lastIndexOf('/node_modules/')
    from = cut < 0 ? '' : from.slice(0, cut)
  }
}

/**
 * Packages whose bytes nothing vouches for.
 * @param {Lock} lock @returns {{ path: string, name: string, version: string }[]}
 */
export const withoutIntegrity = (lock) =>
  Object.entries(lock.packages).flatMap(([path, { version, integrity }]) =>
    path === '' || integrity || !version ? [] : [{ path, name: path.split('node_modules/').pop() ?? path, version }],
  )

/**
 * Fills in what the registry tells.
 * @param {Lock} lock @param {(name: string, version: string) => string | undefined} ask
 */
export function addIntegrity(lock, ask) {
  for (const { path, name, version } of withoutIntegrity(lock)) {
    const integrity = ask(name, version)
    const { version: _version, ...rest } = lock.packages[path] ?? {}
    // npm writes an entry's keys in this order; any other would come back as a change at the next install.
    if (integrity) lock.packages[path] = { version, integrity, ...rest }
  }
}

/** @param {string} name @param {string} version */
function askRegistry(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity', '--loglevel=silent'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? stdout.trim() || undefined : undefined
}

/**
 * What keeps a lock file from serving everybody, a line each.
 * @param {Lock} lock @returns {string[]}
 */
export const complaints = (lock) => [
  ...missingOptional(lock).map(({ parent, name }) => `Missing: ${parent} → ${name}`),
  ...withoutIntegrity(lock).map(({ name, version }) => `Without integrity: ${name}@${version}`),
]

function main() {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
  const missing = missingOptional(lock)
  if (process.argv.includes('--check')) {
    tell(complaints(lock))
    return
  }
  for (const { parent, name, version } of missing) {
    const { dev } = lock.packages[parent]
    const entry = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    // npm writes an entry's keys in this order; any other would come back as a change at the next install.
    const order = [
      'version',
      ...Object.keys(entry)
        .filter((key) => key !== 'version')
        .sort(),
    ]
    lock.packages[`node_modules/${name}`] = Object.fromEntries(order.map((key) => [key, entry[key]]))
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  addIntegrity(lock, askRegistry)
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
  if (missing.length) console.log(`Added to package-lock.json: ${missing.length}`)
  tell(complaints(lock))
}

/** Fails where anything is left, which is what this registry does not know. @param {string[]} left */
function tell(left) {
  console.log(left.length ? left.join('\n') : 'package-lock.json is complete')
  process.exitCode = left.length ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
