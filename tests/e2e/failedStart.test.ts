import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { KEY, startContractServer } from '../server/contractServer'
import { type BuiltConsole, openPage, serveConsole } from './console'
import { expectSoon } from './polling'

let server: Awaited<ReturnType<typeof startContractServer>>
let site: BuiltConsole | undefined

beforeEach(async () => {
  server = await startContractServer()
})

afterEach(async () => {
  await site?.close()
  await server.close()
})

test.each<[string, string, string]>([
  ['is no JSON', '{"apiBase": ', 'Файл config.json не найден или содержит не JSON'],
  ['is a page of the host', '<!doctype html><html></html>', 'Файл config.json не найден или содержит не JSON'],
  ['has a wrong value', '{"apiBase": 5}', 'Файл config.json: неверное значение ключа «apiBase»'],
  ['has a misspelt key', '{"streambase": ""}', 'Файл config.json: неизвестный ключ «streambase»'],
  ['has tiles without places', '{"tiles": {"url": "/t.png"}}', 'Файл config.json: неверное значение ключа «tiles.url»'],
])('a config.json that %s is named on a full page', async (_what, text, message) => {
  site = await serveConsole('dist', text)
  const { page } = await openPage(site, '/orders')
  await page.getByRole('alert').getByText(message).waitFor()
  await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent(), 'Ошибка в config.json')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await page.getByText(message).waitFor()
})

const config = () => ({ apiBase: server.apiUrl, streamBase: server.streamUrl })

async function signIn(page: Awaited<ReturnType<typeof openPage>>['page']): Promise<void> {
  await page.getByLabel('Телефон').fill('7011234567')
  await page.getByLabel('Пароль').fill('secret')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.locator('tr[data-row-key="2"]').waitFor()
}

test('with forbidden storage the console works and warns that nothing is stored', async () => {
  site = await serveConsole('dist', config())
  const { page, complaints } = await openPage(site, '/', {
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  })
  await signIn(page)
  await page.getByText('Браузер не сохраняет данные').waitFor()
  expect(complaints).toEqual([])
})

test('with full storage the console works and warns that nothing is stored', async () => {
  site = await serveConsole('dist', config())
  const { page } = await openPage(site, '/', {
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  })
  await signIn(page)
  await page.getByText('Браузер не сохраняет данные').waitFor()
})

test('a server without a response gives an error view with «Обновить», which tries again', async () => {
  site = await serveConsole('dist', config())
  server.on('GET /v1/user', () => ({ status: 500, body: { message: 'Сервер обновляется' } }))
  const { page } = await openPage(site, '/orders', { key: KEY })
  await page.getByText('Сервер обновляется').waitFor()
  server.restart()
  await page.getByRole('button', { name: 'Обновить' }).click()
  await page.locator('tr[data-row-key="2"]').waitFor()
})

test('until the scripts have run, the page says that it is loading, and after 9 s that it does not open', async () => {
  site = await serveConsole('dist', config())
  const page = await site.browser.newPage({ reducedMotion: 'reduce' })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.url}/orders`)
  await page.getByText('Загрузка…').waitFor()
  const late = page.getByText('Консоль не открывается')
  expect(await late.isVisible()).toBe(false)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await late.waitFor()
  await page.getByText('Загрузка…').waitFor({ state: 'hidden' })
})

test('no call is made without a key', async () => {
  site = await serveConsole('dist', config())
  const { page } = await openPage(site, '/directories/cities')
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(server.calls).toEqual([])
  expect(server.streamCount()).toBe(0)
})
