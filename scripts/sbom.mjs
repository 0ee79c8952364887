// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './install.mjs'
import { lockPathOf } from './lock-platforms.mjs'

/**
 * `npm run -s sbom` prints a CycloneDX bill of materials from the lock file. npm's own command is not used: without development tools it
 * also omits packages that the console shares with these tools, such as React.
 * @typedef {import('./lock-platforms.mjs').LockEntry & { license?: string, dependencies?: Record<string, string>,
 * peerDependencies?: Record<string, string> }} Entry
 * @typedef {{ name: string, version: string, packages: Record<string, Entry> }} Lock
 */

/** @param {Lock} lock */
export function billOfMaterials(lock) {
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  const paths = new Set(shipped.map(([path]) => path))
  const refs = (/** @type {string} */ path) => {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    const found = names.flatMap((name) => lockPathOf(lock, path, name) ?? [])
    return [...new Set(found.filter((one) => paths.has(one)).map((one) => refOf(one, lock.packages[one])))].sort()
  }
  const component = { name: lock.name, version: lock.version, 'bom-ref': `${lock.name}@${lock.version}` }
  // List a package version once, although it may be installed at several paths.
  const components = new Map(shipped.map(([path, entry]) => [refOf(path, entry), describe(path, entry)]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...component } },
    components: [...components.values()],
    dependencies: [
      { ref: component['bom-ref'], dependsOn: refs('') },
      ...new Map(
        shipped.map(([path, entry]) => [refOf(path, entry), { ref: refOf(path, entry), dependsOn: refs(path) }]),
      ).values(),
    ],
  }
}

/** @param {string} path @param {Entry} entry */
function describe(path, entry) {
  const name = nameOf(path)
  const { version = '', license, integrity = '' } = entry
  const [, content = ''] = /^sha512-(.+)/.exec(integrity) ?? []
  return {
    type: 'library',
    'bom-ref': refOf(path, entry),
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(content && { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] }),
    ...(license && { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] }),
  }
}

/** @param {string} path @param {Entry | undefined} entry */
const refOf = (path, entry) => `${nameOf(path)}@${entry?.version}`

/** @param {string} path */
const nameOf = (path) => path.split('node_modules/').pop() ?? path

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  console.log(JSON.stringify(billOfMaterials(lock), null, 2))
}
