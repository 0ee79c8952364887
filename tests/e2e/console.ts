import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { Random } from '../../mocks/store/random'
import { CHROMIUM_ARGS, ensureTestBrowser } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'

/** A built console, served on an origin of its own, with a browser to open it in. */
export type BuiltConsole = {
  url: string
  browser: Browser
  close: () => Promise<void>
}

/** What a test may set up before the console's own code runs. */
export type PageSetup = {
  /** Stored as the key of a signed-in user. */
  key?: string | undefined
  /** Runs in the page before anything else. */
  before?: () => void
  width?: number
  height?: number
  /** The filters are folded, as for somebody new. */
  isFilterFolded?: boolean
}

export type ConsolePage = {
  page: Page
  /** Console errors and warnings, and errors of the page, in the order in which they came. */
  complaints: string[]
  close: () => Promise<void>
}

/** Read by the environment of these tests (`scripts/jest/browserEnvironment.mjs`), which shows them when a test fails. */
const openPages = new Set<Page>()
Object.assign(globalThis, { openPages })

/**
 * Serves a build; `config` is its `config.json`, text as it is, or the build's own when absent. `files` are served beside
 * it, by their paths.
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
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS })
  return {
    url: site.url,
    browser,
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

/** Opens an address of the console in a window of its own, with an empty storage. */
export async function openPage(site: BuiltConsole, path: string, setup: PageSetup = {}): Promise<ConsolePage> {
  const context: BrowserContext = await site.browser.newContext({
    viewport: { width: setup.width ?? 1440, height: setup.height ?? 900 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // A press that begins on a moving dialog may end beside its button.
    reducedMotion: 'reduce',
  })
  // A machine that is busy with much else takes its time; a test ends earlier only where it says so.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  openPages.add(page)
  page.once('close', () => openPages.delete(page))
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  // No tile of a map is fetched from outside.
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
  if (process.env.FLAKES_SEED) await disturb(page, Number(process.env.FLAKES_SEED))
  // As somebody left them who works with filters; the test of the operator's ten tasks begins with folded ones.
  if (!setup.isFilterFolded) await page.addInitScript(() => window.localStorage.setItem('filter', 'open'))
  const { key, before } = setup
  if (key) await page.addInitScript((value) => window.localStorage.setItem('auth', value), key)
  if (before) await page.addInitScript(before)
  await page.goto(site.url + path)
  return { page, complaints, close: () => context.close() }
}

/** Half the processor and a random pause before every call: what leans on the order of responses fails (`npm run flakes`). */
async function disturb(page: Page, seed: number): Promise<void> {
  const random = new Random(seed)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await page.route(/\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, random.next() < 0.2 ? 2500 : random.next() * 700))
    await route.continue()
  })
}
