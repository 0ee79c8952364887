import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { createRouting } from '../../src/app/routing/guard'
import { PERMISSIONS } from '../../src/domain/permissions'
import { KEY, startContractServer, USER } from '../server/contractServer'
import { type BuiltConsole, openPage, serveConsole } from './console'

/** Files of the console that do not come: each once, as in a moment without network, or for good, as after a deploy. */

let server: Awaited<ReturnType<typeof startContractServer>>
let site: BuiltConsole

beforeAll(async () => {
  server = await startContractServer({ user: { ...USER, accesses: [...PERMISSIONS, 'report_delivery_view'] } })
  site = await serveConsole('dist', { apiBase: server.apiUrl, streamBase: server.streamUrl })
})

afterAll(async () => {
  await site.close()
  await server.close()
})

const ASSET = /\/assets\/[^/]+\.(js|css)$/
const RETRY = 'button:has-text("Повторить")'

/** Presses «Повторить» until what is asked for is there. */
async function retryUntil(page: Page, isThere: string): Promise<void> {
  const there = page.locator(isThere).first()
  const retry = page.locator(`.chunk-failure ${RETRY}:not(.ant-btn-loading)`)
  for (let attempt = 0; attempt < 8; attempt++) {
    await there.or(retry.first()).first().waitFor()
    if (await there.isVisible()) return
    await retry.last().click()
  }
  throw new Error(`${isThere} did not come`)
}

/** Goes where a link would, within the page. */
const navigate = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path)

test('each file missing once: every screen and dialog comes on «Повторить»', async () => {
  const { page } = await openPage(site, '/orders', { key: KEY })
  await page.locator('tr[data-row-key="2"]').waitFor()
  const lost = new Set<string>()
  await page.route(ASSET, async (route) => {
    const request = route.request()
    const isFirst = request.resourceType() !== 'fetch' && !lost.has(request.url())
    if (isFirst) lost.add(request.url())
    await (isFirst ? route.abort() : route.continue())
  })
  await page.keyboard.press('Control+k')
  await retryUntil(page, '.palette')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Карта курьеров' }).click()
  await retryUntil(page, '.courier-map-dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Оповещения/ }).click()
  await retryUntil(page, '.notices-panel')
  await page.keyboard.press('Escape')

  const { routes } = createRouting({ code: 'delivery', name: 'Доставка' })
  for (const { path, title } of routes) {
    await navigate(page, path.replace(/:\w+/g, '1'))
    await retryUntil(
      page,
      `h1:has-text(${JSON.stringify(title)}), .shell__main h1, .shell__main [role="alert"]:not(.chunk-failure)`,
    )
    expect(await page.locator('.chunk-failure').count()).toBe(0)
  }
  expect(lost.size).toBeGreaterThan(20)
})

test('after a deploy the part that is gone says so, and what is typed stays', async () => {
  const { page } = await openPage(site, '/cities?form=add', { key: KEY })
  await page.getByLabel('Название').last().fill('Темиртау')
  await page.route(ASSET, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.evaluate(() =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true })),
  )
  await page.getByText('Вышла новая версия').waitFor()
  await page.locator('.missing-dialog').getByRole('button', { name: 'Закрыть' }).click()
  expect(await page.getByLabel('Название').last().inputValue()).toBe('Темиртау')
})
