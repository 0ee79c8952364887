// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackage, isDebianRoot } from './apt.mjs'

const { env, platform } = process

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
/** Headless build of Chromium. Browser tests take two thirds of the time that they take in a normal browser. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** The sandbox is disabled on Linux, because Chromium does not start with it as root or in a container. */
export const CHROMIUM_ARGS = [
  // Makes text in the headless shell as wide as in a normal browser.
  '--font-render-hinting=none',
  ...(platform === 'linux' ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
]

/**
 * Options of V8 for pages that run many short stories: no optimizing compiler (a fifth faster); the quick compiler at once, no helper
 * threads, and no collection of old objects below 1 GB (a seventh of the processor time).
 */
const V8_ARGS = '--no-turbofan --always-sparkplug --single-threaded --initial-old-space-size=1000'
export const STORY_ARGS = [...CHROMIUM_ARGS, `--js-flags=${V8_ARGS}`]

/** @param {string[]} commands @returns {string[]} possible paths of the programs */
const onPath = (commands) =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((name) => join(folder, name)))

/** @returns {string | undefined} path of an installed browser: `CHROME_PATH`, or the first one found */
function findChromium() {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  const places = platform === 'darwin' || platform === 'win32' ? PLACES[platform] : []
  return [...places, ...onPath(COMMANDS)].find((path) => existsSync(path))
}

/** @returns {string | undefined} path of an installed browser for tests: `CHROME_PATH`, the headless shell, or any other */
export const findTestBrowser = () =>
  (env.CHROME_PATH ? undefined : onPath([HEADLESS_SHELL]).find((path) => existsSync(path))) ?? findChromium()

/**
 * Returns the browser for tests. On Debian as root, installs the headless shell if it is missing. If no browser is found, throws an error
 * that explains how to get one.
 */
export function ensureTestBrowser() {
  if (!env.CHROME_PATH && isDebianRoot() && !onPath([HEADLESS_SHELL]).some((path) => existsSync(path))) {
    console.log(`Installing ${HEADLESS_SHELL} with apt-get …`)
    installPackage(HEADLESS_SHELL)
  }
  return findTestBrowser() ?? ensureChromium()
}

export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!env.CHROME_PATH && isDebianRoot()) {
    console.log('Installing chromium with apt-get …')
    installPackage('chromium')
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
