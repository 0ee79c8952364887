import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { KEY, startContractServer } from '../server/contractServer'
import { type BuiltConsole, openPage, serveConsole } from './console'

/** Before the console is there, and when it is left. */

let server: Awaited<ReturnType<typeof startContractServer>>
let site: BuiltConsole

beforeAll(async () => {
  server = await startContractServer()
  site = await serveConsole('dist', { apiBase: server.apiUrl, streamBase: server.streamUrl })
})

beforeEach(() => server.restart())

afterAll(async () => {
  await site.close()
  await server.close()
})

test('leaving the page sends nothing: a reload asks for the user once', async () => {
  const { page, close } = await openPage(site, '/orders', { key: KEY })
  for (let reload = 1; reload <= 3; reload++) {
    await page.getByText('В эфире').waitFor()
    await page.reload()
  }
  await page.getByText('В эфире').waitFor()
  await close()
  expect(server.callsOf('GET /v1/user')).toHaveLength(4)
})

test.each([
  ['config.json', /\/config\.json$/, 'Файл config.json не загрузился: сервер не ответил вовремя'],
  ['the script of the page', /\/assets\/main[^/]*\.js$/, 'Загрузка идёт дольше обычного'],
])('%s that hangs is told within 10 s', async (_what, file, text) => {
  const { page } = await openPage(site, '/favicon.svg')
  await page.route(file, () => undefined)
  const start = Date.now()
  void page.goto(`${site.url}/orders`).catch(() => undefined)
  await page.getByText(text).waitFor({ timeout: 11_000 })
  expect(Date.now() - start).toBeLessThan(11_000)
})
