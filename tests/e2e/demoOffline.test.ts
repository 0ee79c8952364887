import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureTestBrowser } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { SPECIFIED_SCREENS } from '../app/routing/specifiedScreens'
import { goTo } from './console'
import { expectSoon } from './polling'

const WORLD = 'seed=7&size=1000&at=2026-03-18T13:00&speed=0&as=administrator'
const PATIENCE = { timeout: 30_000 }
const ROOT = join(__dirname, '../..')
/** Screens without an id in their path. The test opens the profile before each of them, so `/profile` itself is left out. */
const PATHS = SPECIFIED_SCREENS.map(({ path }) => path).filter((path) => !path.includes('{') && path !== '/profile')

let browser: Browser
let contexts: BrowserContext[] = []
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS })
})
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})
afterAll(() => browser.close())

async function open(url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Almaty' })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** The document title is set only after the chunk of the screen has loaded, so it shows that the screen is open. */
const isTitled = (page: Page, title: string) =>
  page.waitForFunction((text) => document.title.startsWith(text), title, PATIENCE)

async function seesScreen(page: Page, title: string): Promise<void> {
  await isTitled(page, title)
  await seesRows(page)
}
const seesRows = (page: Page) => page.locator('tr[data-row-key]').first().waitFor(PATIENCE)

const FILES: string[] = JSON.parse(
  /FILES = (\[.*\])/.exec(readFileSync(join(ROOT, 'dist-demo/demoWorker.js'), 'utf8'))?.[1] ?? '[]',
)

/**
 * Number of files that the service worker has not cached yet. The test polls this function, because `page.waitForFunction` does not await
 * promises.
 */
const missingFiles = (page: Page): Promise<number> =>
  page.evaluate(async (files) => {
    const name = (await caches.keys()).find((key) => key.startsWith('demo-files')) ?? ''
    const stored = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return files.filter((file) => !stored.some((path) => path.endsWith(file))).length
  }, FILES)

async function canBeInstalled(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { icons, start_url, display } = JSON.parse(manifest.data ?? '{}') as {
    icons: { src: string }[]
    start_url: string
    display: string
  }
  expect([start_url, display]).toEqual(['./', 'standalone'])
  for (const { src } of icons) {
    const icon = await page.request.get(`${url}/${src}`)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Tests run in incognito browser contexts, where no app can be installed, so the error `in-incognito` is expected.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
}

test('the demo can be installed and works without a network: every screen, a reload, a new tab', async () => {
  const site = await serveFolder(join(ROOT, 'dist-demo'), { asDeployed: true })
  const page = await open(`${site.url}/orders?${WORLD}`)
  await seesRows(page)
  expect(FILES).not.toEqual([])
  await expectSoon(() => missingFiles(page), 0)
  await canBeInstalled(page, site.url)
  await site.close()
  await page.context().setOffline(true)

  await page.reload()
  await seesRows(page)
  for (const path of PATHS) {
    await goTo(page, '/profile')
    await page.getByRole('heading', { level: 1, name: 'Профиль', exact: true }).waitFor(PATIENCE)
    await goTo(page, path)
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: /^Профиль$/ })
      .waitFor(PATIENCE)
    expect([path, await page.getByRole('button', { name: 'Повторить' }).count()]).toEqual([path, 0])
  }
  await page.close()
  const again = await contexts[0]?.newPage()
  await again?.goto(`${site.url}/archive-orders?${WORLD}`)
  if (again) await seesRows(again)
}, 180_000)

async function serveFiles(folder: string, below: string): Promise<{ url: string; close: () => void }> {
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    json: 'application/json',
  }
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://files')
    const path = pathname.startsWith(below) ? pathname.slice(below.length) || 'index.html' : ''
    try {
      const file = readFileSync(join(folder, path))
      response
        .writeHead(200, { 'Content-Type': types[path.split('.').pop() ?? ''] ?? 'application/octet-stream' })
        .end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a folder on any file server, at any path, opens every screen, reloads it and links to it', async () => {
  const files = await serveFiles(join(ROOT, 'dist-demo-folder'), '/show/demo/')
  const page = await open(`${files.url}?${WORLD}`)
  await seesRows(page)
  expect(new URL(page.url()).pathname).toBe('/show/demo/orders')
  await page.getByRole('link', { name: 'Архив заказов' }).click()
  await seesScreen(page, 'Архив заказов')
  await page.reload()
  await seesScreen(page, 'Архив заказов')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Сотрудники' }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await seesScreen(tab, 'Сотрудники')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.bringToFront()
  const panel = page.getByRole('complementary', { name: 'Демо-мир' })
  await panel.getByRole('button', { name: 'Демо-мир' }).click()
  await panel.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await panel.getByText('Ссылка скопирована').waitFor(PATIENCE)
  const elsewhere = await open(await page.evaluate(() => navigator.clipboard.readText()))
  await seesScreen(elsewhere, 'Архив заказов')
  files.close()
}, 180_000)
