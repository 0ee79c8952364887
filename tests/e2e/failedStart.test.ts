import { expect, test } from '@jest/globals'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

const { server, open, site } = contractConsole()

/** Contents of `config.json` and their messages. Neighbours have different messages, so each message proves another attempt. */
const WRONG_CONFIGS = [
  ['{"apiBase": ', 'Файл config.json не найден или содержит не JSON'],
  ['{"apiBase": 5}', 'Файл config.json: неверное значение ключа «apiBase»'],
  ['<!doctype html><html></html>', 'Файл config.json не найден или содержит не JSON'],
  ['{"streambase": ""}', 'Файл config.json: неизвестный ключ «streambase»'],
  ['{"tiles": {"url": "/t.png"}}', 'Файл config.json: неверное значение ключа «tiles.url»'],
] as const

test('a wrong config.json and then a failing server are named on a full page, and «Обновить» tries again', async () => {
  const { page } = await open('/favicon.svg')
  const contents = WRONG_CONFIGS.map(([content]) => content)
  await page.route('**/config.json', (route) => {
    const body = contents.shift()
    return body === undefined ? route.continue() : route.fulfill({ body })
  })
  server.on('GET /v1/user', () => ({ status: 500, body: { message: 'Сервер обновляется' } }))
  await page.goto(`${site.url}/orders`)
  for (const [, message] of WRONG_CONFIGS) {
    await page.getByRole('alert').getByText(message).waitFor()
    await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent(), 'Ошибка в config.json')
    await page.getByRole('button', { name: 'Обновить' }).click()
  }
  await page.getByText('Сервер обновляется').waitFor()
  server.restart()
  await page.getByRole('button', { name: 'Обновить' }).click()
  await page.locator('tr[data-row-key="2"]').waitFor()
})

test('with forbidden storage the console works and warns that nothing is stored', async () => {
  const { page, complaints } = await open('/', {
    key: undefined,
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  })
  await page.getByLabel('Телефон').fill('7011234567')
  await page.getByLabel('Пароль').fill('secret')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.locator('tr[data-row-key="2"]').waitFor()
  await page.getByText('Браузер не сохраняет данные').waitFor()
  expect(complaints).toEqual([])
})

test('no call is made without a key', async () => {
  const { page } = await open('/directories/cities', { key: undefined })
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(server.calls).toEqual([])
  expect(server.streamCount()).toBe(0)
})
