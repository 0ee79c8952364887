import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureTestBrowser } from '../../scripts/chromium.mjs'
import { expectSoon } from './polling'

const PATIENCE = { timeout: 120_000 }

let program: ChildProcess | undefined
let browser: Browser | undefined
afterEach(async () => {
  await browser?.close()
  program?.kill()
})

function start(script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(__dirname, '../../scripts', script), ...args], {
    env: { ...process.env, PORT: '4310', BROWSER: 'none', NO_COLOR: '1' },
  })
  program = child
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (data: Buffer) => {
      printed += data
      const url = /Console: (\S+)/.exec(printed)?.[1]
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(printed)))
  })
}

async function open(url: string) {
  browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: CHROMIUM_ARGS })
  const page: Page = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  const complaints: string[] = []
  const sockets: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  // Received messages prove that the hot-reload WebSocket works.
  page.on('websocket', (socket) => socket.on('framereceived', () => sockets.push(socket.url())))
  await page.goto(url)
  return { page, complaints, sockets }
}

test('npm start serves the built demo, with an empty console', async () => {
  const url = await start('start.mjs')
  expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  const { page, complaints, sockets } = await open(url)
  await page.getByText('Администратор', { exact: true }).first().click(PATIENCE)
  await page.getByRole('heading', { name: 'Активные заказы' }).waitFor(PATIENCE)
  expect(complaints).toEqual([])
  expect(sockets).toEqual([])
}, 240_000)

test('npm run dev opens its socket at the address that it prints', async () => {
  const url = await start('dev.mjs')
  const { page, complaints, sockets } = await open(url)
  await page.getByRole('heading', { name: 'Вход' }).waitFor(PATIENCE)
  await expectSoon(() => sockets.length > 0, true)
  expect(new Set(sockets)).toEqual(new Set([`${url.replace('http', 'ws')}/ws`]))
  expect(complaints).toEqual([])
}, 240_000)

test('npm run dev -- --api passes the calls on to the server', async () => {
  const requests: string[] = []
  const api = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"message":"Нет такого человека"}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  try {
    const url = await start('dev.mjs', '--api', `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
    const { page } = await open(url)
    await page.getByLabel('Телефон').pressSequentially('7011234567', PATIENCE)
    await page.getByLabel('Пароль').fill('секрет')
    await page.getByRole('button', { name: 'Войти' }).click()
    await page.getByText('Нет такого человека').waitFor(PATIENCE)
    expect(requests).toEqual(['POST /v1/auth/login'])
  } finally {
    api.closeAllConnections()
    api.close()
  }
}, 240_000)
