import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { SeededRandom } from '../../mocks/store/random'
import { CHROMIUM_ARGS, ensureTestBrowser } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'

export type BuiltConsole = {
  url: string
  browser: Browser
  close: () => Promise<void>
}

export type PageSetup = {
  key?: string | undefined
  before?: () => void
  width?: number
  height?: number
  isFilterFolded?: boolean
  /** True if the test advances the page's clock with `tests/e2e/pageClock.ts`. By default the clock runs in real time. */
  hasClock?: boolean
}

export type ConsolePage = {
  page: Page
  complaints: string[]
  /** Requests to a host that is neither the site nor the API nor the tiles of the default `config.json`. */
  foreignRequests: string[]
  close: () => Promise<void>
}

/**
 * Makes requests for map tiles fail, so that no test depends on an external host. Playwright's `route` is not used, because it would also
 * pass every other request through Node and disable the cache of the browser.
 */
const TILE_HOST = 'tile.openstreetmap.org'
const NO_TILES = `--host-resolver-rules=MAP ${TILE_HOST} ~NOTFOUND`
/** Message that the browser logs for each failed map tile. */
export const NO_TILE = 'Failed to load resource: net::ERR_NAME_NOT_RESOLVED'

/**
 * The browser pages that are open now. If a test fails, its Jest environment (`scripts/jest/browserEnvironment.mjs`) prints the content of
 * these pages.
 */
const openPages = new Set<Page>()
Object.assign(globalThis, { openPages })

/**
 * Serves a build. `config` replaces the content of `config.json`: an object is serialised, a string is served unchanged. Without `config`
 * the file of the build is served. `files` are additional files by path.
 */
export async function serveConsole(
  build: 'dist' | 'dist-demo',
  config?: object | string,
  files: Record<string, string> = {},
): Promise<BuiltConsole> {
  const text = typeof config === 'object' ? JSON.stringify(config) : config
  const site = await serveFolder(join(__dirname, '../..', build), {
    asDeployed: true,
    files: { ...files, ...(text === undefined ? {} : { '/config.json': text }) },
  })
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: [...CHROMIUM_ARGS, NO_TILES] })
  return {
    url: site.url,
    browser,
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

export async function openPage(site: BuiltConsole, path: string, setup: PageSetup = {}): Promise<ConsolePage> {
  const context: BrowserContext = await site.browser.newContext({
    viewport: { width: setup.width ?? 1440, height: setup.height ?? 900 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // Turn animations off: a click on a button of a moving dialog could miss the button.
    reducedMotion: 'reduce',
  })
  // A long timeout, because the machine may be busy. Tests that need a shorter one set it themselves.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  openPages.add(page)
  page.once('close', () => openPages.delete(page))
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^http/.test(protocol) && ![new URL(site.url).hostname, TILE_HOST].includes(hostname))
      foreignRequests.push(request.url())
  })
  if (process.env.FLAKES_SEED) await disturb(page, Number(process.env.FLAKES_SEED))
  // The filter fields of lists start expanded, unless the test sets `isFilterFolded`.
  if (!setup.isFilterFolded) await page.addInitScript(() => window.localStorage.setItem('filter', 'open'))
  const { key, before } = setup
  if (key) await page.addInitScript((value) => window.localStorage.setItem('auth', value), key)
  if (before) await page.addInitScript(before)
  if (setup.hasClock) await page.clock.install()
  await page.goto(site.url + path)
  return { page, complaints, foreignRequests, close: () => context.close() }
}

/** Opens a screen without a reload, as a link does. Unlike a link, it does not ask about unsaved changes. */
export const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Halves the CPU speed and delays each API call randomly, so that tests that rely on the order of responses fail (`npm run flakes`). */
async function disturb(page: Page, seed: number): Promise<void> {
  const random = new SeededRandom(seed)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await page.route(/\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, random.next() < 0.2 ? 2500 : random.next() * 700))
    await route.continue()
  })
}
