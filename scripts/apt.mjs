// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Time limit of a download. A longer wait is not worthwhile, because the tests can run without the downloaded program. */
const TIME_LIMIT_MS = 120_000
const QUICK = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0', '-o', 'APT::Sandbox::User=root']

/** True as root on Debian, as in CI containers. Only then do the scripts install packages without confirmation. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/**
 * Installs the packages of a missing program, as root on Debian.
 * @param {() => string | undefined} find @param {string[]} packages
 * @returns {string | undefined} path of the program
 */
export function ensureProgram(find, packages) {
  if (!find() && isDebianRoot()) {
    console.log(`Installing ${packages.join(' and ')} with apt-get …`)
    const options = {
      stdio: /** @type {const} */ ('inherit'),
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  }
  return find()
}

/** @param {string[]} names @param {string} folder */
export function downloadPackages(names, folder) {
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync('apt-get', [...QUICK, '-qq', ...words], { cwd: folder, stdio: 'ignore', timeout: TIME_LIMIT_MS })
      .status === 0
  // Update the package lists only if the download fails: container images ship without lists, and an update is slow.
  return apt('download', ...names) || (apt('update') && apt('download', ...names))
}
