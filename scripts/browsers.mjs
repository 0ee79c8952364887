// @ts-check
import { existsSync } from 'node:fs'
import { install, isDebianRoot } from './apt.mjs'
import { ensureTestBrowser } from './chromium.mjs'

/**
 * Browsers of `tests/browsers`. On Debian as root a missing one is installed; elsewhere its tests are left out, and the run says so.
 * WebKit stands for Safari. It needs a display, therefore Xvfb, and runs with `BROWSERS=webkit`.
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

/** @param {BrowserName} name @returns {string | undefined} path of the program, or undefined if it is not installed */
function findBrowser(name) {
  if (name === 'chromium') return ensureTestBrowser()
  const { packages, find } = PROGRAMS[name]
  if (!find() && isDebianRoot()) {
    console.log(`Installing ${packages.join(' and ')} with apt-get …`)
    for (const one of packages) install(one)
  }
  return find()
}

/**
 * Returns the browsers of `BROWSERS` (separated by commas), or the usual ones, and says which are not installed.
 * @returns {{ name: BrowserName, path: string }[]}
 */
export function installedBrowsers() {
  const names = process.env.BROWSERS?.split(',') ?? ['chromium', 'firefox']
  return /** @type {BrowserName[]} */ (names).flatMap((name) => {
    const path = findBrowser(name)
    if (!path) console.log(`${name} is not installed: its tests were left out`)
    return path ? [{ name, path }] : []
  })
}
