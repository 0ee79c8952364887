// @ts-check
import { pathToFileURL } from 'node:url'
import { bundleForNode } from './bundle/bundleEntry.mjs'
import { ensureInstalled } from './install.mjs'

/**
 * Serves the mock backend over HTTP, with a real event stream on a second port (docs/demo.md, «Shared over a network»).
 * npm run mock:api -- --port 8080 --stream-port 8081 --seed 1 --size 20000 --at 2026-05-04T12:00 --speed 60
 * `--host 0.0.0.0` serves other devices too; port 0 picks a free port; `--control` allows commands under `/__world`. Prints one line of
 * JSON with both URLs when ready.
 */
ensureInstalled()
const bundle = await bundleForNode('scripts/bundle/mockApi.ts', 'mock-api')
const { serveMockApi, OptionRefusal } = await import(pathToFileURL(bundle).href)
const server = await serveMockApi(process.argv.slice(2)).catch(refuse)
console.log(JSON.stringify({ apiUrl: server.apiUrl, streamUrl: server.streamUrl }))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
}

/** @param {Error & { code?: string }} error @returns {never} */
function refuse(error) {
  const isExpected =
    error instanceof OptionRefusal || /^(ERR_PARSE_ARGS|EADDR|EACCES|EAI|ENOTFOUND)/.test(error.code ?? '')
  if (!isExpected) throw error
  console.error(error.message)
  process.exit(2)
}
