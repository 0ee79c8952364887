import { expect, test } from '@jest/globals'
import { contractConsole } from './contractConsole'

const { server, site, open } = contractConsole()

test('leaving the page sends nothing: a reload loads the user once', async () => {
  const { page, close } = await open('/orders')
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
])('%s that hangs is reported within 10 s', async (_what, file, text) => {
  const { page } = await open('/favicon.svg')
  await page.route(file, () => undefined)
  const asked = page.waitForRequest(file)
  void page.goto(`${site.url}/orders`).catch(() => undefined)
  await asked
  // Measure from here, so that the load time of the page does not count towards the limit.
  const start = Date.now()
  await page.getByText(text).waitFor()
  expect(Date.now() - start).toBeLessThan(11_000)
})
