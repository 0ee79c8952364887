// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureProgram } from './apt.mjs'

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

/** Pages of Storybook are a fifth faster without V8's optimizing compiler, because each story is short. */
export const STORYBOOK_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-turbofan']

/**
 * For a page that runs many stories: V8 also compiles at once, uses no helper threads, and collects no old objects below 1 GB. This saves a
 * seventh of the processor time. Tests that load Storybook often are slower with it.
 */
const V8_ARGS = '--no-turbofan --always-sparkplug --single-threaded --initial-old-space-size=1000'
export const STORY_ARGS = [...CHROMIUM_ARGS, `--js-flags=${V8_ARGS}`]

/** @param {string[]} commands @returns {string[]} possible paths of the programs */
const onPath = (commands) =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((name) => join(folder, name)))

/** @returns {string | undefined} path of an installed browser */
function findChromium() {
  const places = platform === 'darwin' || platform === 'win32' ? PLACES[platform] : []
  return [...places, ...onPath(COMMANDS)].find((path) => existsSync(path))
}

const findHeadlessShell = () => onPath([HEADLESS_SHELL]).find((path) => existsSync(path))

/** @returns {string | undefined} path of an installed browser for tests: `CHROME_PATH`, the headless shell, or any other */
export const findTestBrowser = () =>
  env.CHROME_PATH ? findChosen(env.CHROME_PATH) : (findHeadlessShell() ?? findChromium())

/** Returns the browser for tests. If no browser is found, throws an error that explains how to get one. */
export const ensureTestBrowser = () =>
  (env.CHROME_PATH ? undefined : ensureProgram(findHeadlessShell, [HEADLESS_SHELL])) ?? ensureChromium()

/** Returns `CHROME_PATH` or an installed browser. If there is none, throws an error that explains how to get one. */
export function ensureChromium() {
  const found = env.CHROME_PATH ? findChosen(env.CHROME_PATH) : ensureProgram(findChromium, ['chromium'])
  if (found) return found
  throw new Error(
    [
      env.CHROME_PATH ? `No browser at CHROME_PATH (${env.CHROME_PATH}).` : 'No browser for the tests was found.',
      'Install Google Chrome, Chromium or Microsoft Edge (on Debian and Ubuntu: sudo apt-get install chromium),',
      'or set CHROME_PATH to the program.',
    ].join('\n'),
  )
}

const findChosen = (/** @type {string} */ path) => (existsSync(path) ? path : undefined)
