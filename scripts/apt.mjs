// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Nobody waits longer for a program that tests can do without. */
const TIME_LIMIT_MS = 120_000
const QUICK = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0', '-o', 'APT::Sandbox::User=root']

/** Whether packages of Debian may be fetched without asking: as root, as in containers of CI. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs a package with all that it needs. @param {string} name */
export function install(name) {
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

/**
 * Downloads the files of packages into a folder and installs nothing. Whether that went well.
 * @param {string[]} names @param {string} folder
 */
export function download(names, folder) {
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync('apt-get', [...QUICK, '-qq', ...words], { cwd: folder, stdio: 'ignore', timeout: TIME_LIMIT_MS })
      .status === 0
  // Images come without lists of packages; where there are some, they need not be fetched.
  return apt('download', ...names) || (apt('update') && apt('download', ...names))
}
