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

test('the script of the page that hangs is reported within 10 s', async () => {
  const page = await hang(/\/assets\/main[^/]*\.js$/)
  const message = page.getByText('Загрузка идёт дольше обычного')
  await message.waitFor({ state: 'attached' })
  // A CSS animation makes the message visible after some seconds. Move the animation to its end instead of waiting.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 10_000
  })
  expect(await message.isVisible()).toBe(true)
})
