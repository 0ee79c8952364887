// @ts-check
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

/**
 * `npm run -s sbom` prints a CycloneDX bill of materials of the shipped packages. npm reads it from a copy of the manifest and the lock file
 * without development tools: `npm sbom --omit=dev` would also omit packages that the console shares with these tools, such as React.
 */
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const { devDependencies: _tools, ...manifest } = read('package.json')
const lock = read('package-lock.json')
const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
// npm names the project by its folder.
const folder = join(ROOT, '.cache/sbom', manifest.name)

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
const packages = Object.fromEntries([['', manifest], ...shipped])
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
const { stdout } = spawnSync('npm', ['sbom', ...options], {
  cwd: folder,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
})
const bill = JSON.parse(stdout)
// npm 10 lists a version twice that is installed twice.
const unique = (/** @type {Record<string, string>[]} */ list, /** @type {string} */ key) => [
  ...new Map(list.map((one) => [one[key], one])).values(),
]
bill.components = unique(bill.components, 'bom-ref')
bill.dependencies = unique(bill.dependencies, 'ref')
console.log(JSON.stringify(bill, null, 2))
