import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from 'playwright-core'
import { FIRST_LOADS } from '../../scripts/bundle/firstLoad.mjs'
import { CHROMIUM_ARGS, ensureTestBrowser } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { pauseFor } from '../e2e/polling'
import { KEY, startContractServer } from '../server/contractServer'

/**
 * Size of the JavaScript that a page loads when it is opened, gzipped as a server sends it. The build prints almost the same sizes from its
 * module graph.
 */
let browser: Browser
let api: Awaited<ReturnType<typeof startContractServer>>
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS })
  api = await startContractServer()
  site = await serveFolder(join(__dirname, '../../dist'), {
    asDeployed: true,
    files: { '/config.json': JSON.stringify({ apiBase: api.apiUrl, streamBase: api.streamUrl }) },
  })
})

afterAll(async () => {
  await browser.close()
  await site.close()
  await api.close()
})

/**
 * Ignores timers of 1 s or more: they preload other screens, which are not part of the first load. On a busy machine these timers would
 * fire while the test still waits for scripts.
 */
function skipLongTimers(): void {
  const original = window.setTimeout
  const short = (handler: TimerHandler, ms = 0, ...args: unknown[]) => (ms < 1000 ? original(handler, ms, ...args) : 0)
  Object.assign(window, { setTimeout: short })
}

async function scriptsOf(path: string, heading: string, key?: string): Promise<number> {
  const page = await browser.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.addInitScript(skipLongTimers)
  if (key) await page.addInitScript((value) => localStorage.setItem('auth', value), key)
  await page.goto(site.url + path)
  await page.getByRole('heading', { name: heading }).waitFor()
  // The network never becomes idle, because the live stream stays open. Instead, wait a fixed time for the scripts that load after the
  // heading is visible.
  await pauseFor(1000)
  // Stop collecting responses: bodies that arrive later could not be read after the page is closed.
  page.removeAllListeners('response')
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const budgetOf = (name: string) => FIRST_LOADS.find((load) => load.name === name)?.budget ?? 0

test('the sign-in page stays within its budget', async () => {
  const size = await scriptsOf('/login', 'Вход')
  expect(size).toBeGreaterThan(60)
  expect(size).toBeLessThanOrEqual(budgetOf('sign-in page'))
})

test('the orders page stays within its budget', async () => {
  const size = await scriptsOf('/orders', 'Активные заказы', KEY)
  expect(size).toBeGreaterThan(200)
  expect(size).toBeLessThanOrEqual(budgetOf('orders page'))
})
