// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ROOT } from './install.mjs'
import { addressOf, freePort, host, openBrowser } from './serverAddress.mjs'

/** `npm start`: installs missing packages, builds the demo and serves it. */

ensureInstalled()
// Import `serve.mjs` only after the installation, because it imports npm packages.
const { serveFolder } = await import('./serve.mjs')
console.log('Building the console…')
const rspack = join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js')
// Build into a separate folder: a build empties its folder, and another process may serve files from `dist-demo`.
const folder = join(ROOT, '.cache/start')
const { status, stdout, stderr } = spawnSync(process.execPath, [rspack, 'build', '--env', 'mock', '-o', folder], {
  cwd: ROOT,
  encoding: 'utf8',
})
if (status !== 0) {
  console.error(`${stdout}${stderr}`)
  process.exit(1)
}
const port = await freePort()
await serveFolder(folder, { port, host, asDeployed: true })
const url = addressOf(port)
console.log(`\n  Console: ${url}\n  Mock data, no server is needed. Stop: Ctrl+C\n`)
openBrowser(url)
