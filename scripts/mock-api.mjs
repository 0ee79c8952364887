// @ts-check
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleForNode } from './bundle/bundleEntry.mjs'
import { ensureInstalled } from './install.mjs'

/**
 * Serves the mock backend over HTTP, with a real event stream on a second port (docs/demo.md, «Shared over a network»).
 * npm run mock:api -- --port 8080 --stream-port 8081 --seed 1 --size 20000 --at 2026-05-04T12:00 --speed 60
 * Port 0 picks a free port; `--control` allows commands under `/__world`. Prints one line of JSON with both URLs when ready.
 */
const OPTIONS = /** @type {const} */ (['port', 'stream-port', 'seed', 'size', 'archive', 'at', 'speed'])
const SWITCHES = /** @type {const} */ (['control'])

ensureInstalled()
const values = optionsGiven()
const { serveMockApi, OptionRefusal } = await import(
  pathToFileURL(await bundleForNode('scripts/bundle/mockApi.ts', 'mock-api')).href
)
const server = await serve()
console.log(JSON.stringify({ apiUrl: server.apiUrl, streamUrl: server.streamUrl }))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
}

function optionsGiven() {
  const options = {
    ...Object.fromEntries(OPTIONS.map((name) => [name, { type: /** @type {const} */ ('string') }])),
    ...Object.fromEntries(SWITCHES.map((name) => [name, { type: /** @type {const} */ ('boolean') }])),
  }
  try {
    return { port: '8080', 'stream-port': '8081', ...parseArgs({ options }).values }
  } catch (error) {
    refuse(error)
  }
}

async function serve() {
  try {
    return await serveMockApi(values)
  } catch (error) {
    if (error instanceof OptionRefusal || isListenError(error)) refuse(error)
    throw error
  }
}

/** @param {unknown} error */
function isListenError(error) {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function refuse(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(2)
}
