import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { contractConsole } from './contractConsole'
import { secondsUntil } from './pageClock'

const { server, site, open } = contractConsole()

test('leaving the page sends nothing: a reload loads the user once', async () => {
  const { page, close } = await open('/orders')
  for (let reload = 1; reload <= 2; reload++) {
    await page.getByText('В эфире').waitFor()
    await page.reload()
  }
  await page.getByText('В эфире').waitFor()
  await close()
  expect(server.callsOf('GET /v1/user')).toHaveLength(3)
})

async function hang(file: RegExp): Promise<Page> {
  const { page } = await open('/favicon.svg', { hasClock: true })
  await page.route(file, () => undefined)
  const request = page.waitForRequest(file)
  void page.goto(`${site.url}/orders`).catch(() => undefined)
  await request
  return page
}

test('config.json that hangs is reported within 10 s', async () => {
  const page = await hang(/\/config\.json$/)
  const message = page.getByText('Файл config.json не загрузился: сервер не ответил вовремя')
  expect(await secondsUntil(page, () => message.isVisible())).toBeLessThan(11)
})

test('while the script of the page hangs, the page says that it is loading, and after 9 s that it does not open', async () => {
  const page = await hang(/\/assets\/main[^/]*\.js$/)
  const loading = page.getByText('Загрузка…')
  const late = page.getByText('Консоль не открывается')
  const advice = page.getByText('Загрузка идёт дольше обычного')
  await advice.waitFor({ state: 'attached' })
  // CSS animations show the message after some seconds. Set their time instead of waiting.
  await setAnimationTime(page, 8_900)
  await loading.waitFor()
  expect(await late.isVisible()).toBe(false)
  expect(await advice.isVisible()).toBe(false)
  await setAnimationTime(page, 9_100)
  await late.waitFor()
  expect(await advice.isVisible()).toBe(true)
  await loading.waitFor({ state: 'hidden' })
})

const setAnimationTime = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, milliseconds)
