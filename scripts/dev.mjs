// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, ROOT } from './install.mjs'
import { addressOf, freePort, host, openBrowser } from './serverAddress.mjs'

/**
 * `npm run dev`: the console with hot reload, on mock data or with `--api URL` on a real server. With a real server, requests under /v1 are
 * proxied, so that the server does not have to allow this origin (CORS).
 */
const { values } = parseArgs({ options: { api: { type: 'string' } } })
if (values.api !== undefined && !URL.canParse(values.api)) {
  console.error(`--api needs the URL of a server, such as https://api.example.kz, not «${values.api}»`)
  process.exit(2)
}

ensureInstalled()
const port = await freePort()
const url = addressOf(port)
console.log('Building the console…')
const server = spawn(
  process.execPath,
  [join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve', '--env', values.api ? `proxy=${values.api}` : 'mock'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, HOST: host, PORT: String(port) } },
)
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => server.kill())

while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, 200))
console.log(`\n  Console: ${url}\n  ${values.api ? `Server: ${values.api}` : 'Mock data'}. Stop: Ctrl+C\n`)
openBrowser(url)

function isServed() {
  return fetch(`http://${host}:${port}`).then(
    (response) => response.ok,
    () => false,
  )
}
