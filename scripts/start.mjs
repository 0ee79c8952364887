// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { ensureInstalled, ROOT } from './install.mjs'

/** `npm start`: installs what is missing and opens the console on its embedded mock backend. */

const FIRST_PORT = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** @param {string} url */
async function answers(url) {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

/** Opens the browser where there is a desktop; elsewhere the printed address is enough. @param {string} url */
function openBrowser(url) {
  if (process.env.CI || process.env.BROWSER === 'none') return
  const hasDesktop = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  const opener = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'xdg-open')))
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : hasDesktop && opener
          ? ['xdg-open', url]
          : []
  if (command) spawn(command, args, { stdio: 'ignore', detached: true }).unref()
}

ensureInstalled()

let port = FIRST_PORT
while (!(await isFree(port))) port += 1
const url = `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`

console.log('Собираем консоль…')
const server = spawn(
  process.execPath,
  [join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve', '--env', 'mock'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, HOST: host, PORT: String(port) },
  },
)
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => server.kill())

while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 200))
console.log(`\n  Консоль открыта: ${url}\n  Данные вымышленные, сервер не нужен. Остановить: Ctrl+C\n`)
openBrowser(url)
