// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { downloadPackages, isDebianRoot } from './apt.mjs'
import { ROOT } from './install.mjs'

/**
 * Finds a real nginx for the tests of `deploy/nginx.conf`: an installed program, or on Debian as root a package unpacked into `.cache`. The
 * package is not installed, because its installation would start a server on port 80.
 * @typedef {{ program: string, version: string, brotli: string }} Nginx `brotli`: path of the Brotli module, or `built in`, or empty
 */

const UNPACKED = join(ROOT, '.cache/nginx')
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static']
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  join(UNPACKED, 'usr/sbin'),
]
/** Build options of the nginx modules that `deploy/nginx.conf` uses. The nginx packages of all operating systems include these modules. */
const MODULES = ['--with-http_sub_module', '--with-http_gzip_static_module']

/** @returns {Nginx | undefined} */
export function findNginx() {
  if (process.platform === 'win32') return undefined
  const programs = FOLDERS.map((folder) => join(folder, 'nginx')).filter((path) => existsSync(path))
  return programs.map(describe).find(Boolean)
}

export function ensureNginx() {
  const found = findNginx()
  if (found || !isDebianRoot()) return found
  console.log('Unpacking nginx of Debian into .cache/nginx …')
  mkdirSync(UNPACKED, { recursive: true })
  if (!downloadPackages(PACKAGES, UNPACKED)) return undefined
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: UNPACKED })
  }
  return findNginx()
}

/** @param {string} program @returns {Nginx | undefined} */
function describe(program) {
  const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  if (status !== 0 || !MODULES.every((module) => stderr.includes(module))) return undefined
  const [, version = ''] = /nginx\/([\d.]+)/.exec(stderr) ?? []
  if (/--add-module=\S*brotli/.test(stderr)) return { program, version, brotli: 'built in' }
  const [, compiled = ''] = /--modules-path=(\S+)/.exec(stderr) ?? []
  const modules = program.startsWith(UNPACKED) ? join(UNPACKED, compiled) : compiled
  const file = join(modules, 'ngx_http_brotli_static_module.so')
  return { program, version, brotli: modules && existsSync(file) ? file : '' }
}
