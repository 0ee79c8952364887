// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { install, isDebianRoot } from './apt.mjs'

const { env, platform } = process

/** Where browsers of the Chromium family are installed, by operating system. */
const PLACES = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['/Applications', `${env.HOME}/Applications`].map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  ),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map(
      (name) => `${folder}\\${name}\\Application\\${name.includes('Edge') ? 'msedge' : 'chrome'}.exe`,
    ),
  ),
}
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** Not every place has a sandbox for the browser: as root and in containers it refuses to start with one. */
export const CHROMIUM_ARGS = platform === 'linux' ? ['--no-sandbox', '--disable-dev-shm-usage'] : []

/** @returns {string | undefined} path of an installed browser: `CHROME_PATH`, or the first one found */
export function findChromium() {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  const places = platform === 'darwin' || platform === 'win32' ? PLACES[platform] : []
  const paths = (env.PATH ?? '').split(delimiter).flatMap((folder) => COMMANDS.map((name) => join(folder, name)))
  return [...places, ...paths].find((path) => existsSync(path))
}

/** A browser for the tests; on Debian as root it is installed when missing. Throws an error that says how to get one. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!env.CHROME_PATH && isDebianRoot()) {
    console.log('Installing chromium with apt-get …')
    install('chromium')
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    [
      env.CHROME_PATH ? `No browser at CHROME_PATH (${env.CHROME_PATH}).` : 'No browser for the tests was found.',
      'Install Google Chrome, Chromium or Microsoft Edge (on Debian and Ubuntu: sudo apt-get install chromium),',
      'or set CHROME_PATH to the program.',
    ].join('\n'),
  )
}
