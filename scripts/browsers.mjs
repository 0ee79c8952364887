// @ts-check
import { existsSync } from 'node:fs'
import { ensureProgram } from './apt.mjs'
import { ensureTestBrowser } from './chromium.mjs'

/**
 * Browsers for `tests/browsers`. On Debian as root the script installs missing browsers. On other systems the tests of missing browsers are
 * skipped, and the summary of `npm test` lists the skipped tests. WebKitGTK replaces Safari: it runs only with `BROWSERS=webkit` and needs
 * Xvfb as display.
 */

const WEBKIT_LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((system) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${system}/webkit2gtk-${version}/MiniBrowser`),
)

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

/** @type {Record<'firefox' | 'webkit', { packages: string[], find: () => string | undefined }>} */
const PROGRAMS = {
  firefox: {
    packages: ['firefox-esr'],
    find: () =>
      [
        process.env.FIREFOX_PATH ?? '',
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ].find((path) => existsSync(path)),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
        ? WEBKIT_LIBRARIES.find((path) => existsSync(path))
        : undefined,
  },
}

const chosenBrowsers = /** @type {BrowserName[]} */ (process.env.BROWSERS?.split(',') ?? ['chromium', 'firefox'])

/** @param {BrowserName} name @returns {string | undefined} path of the program, or undefined if it is not installed */
const findBrowser = (name) =>
  name === 'chromium' ? ensureTestBrowser() : ensureProgram(PROGRAMS[name].find, PROGRAMS[name].packages)

/** @returns {{ name: BrowserName, path: string }[]} */
export const installedBrowsers = () =>
  chosenBrowsers.flatMap((name) => {
    const path = findBrowser(name)
    return path ? [{ name, path }] : []
  })

/** @returns {string[]} one line for each browser whose tests this machine cannot run */
export const missingBrowserNotes = () =>
  chosenBrowsers.flatMap((name) =>
    name === 'chromium' || findBrowser(name)
      ? []
      : [`${name} is missing: tests/browsers ran without it. Its packages: ${PROGRAMS[name].packages.join(', ')}.`],
  )
