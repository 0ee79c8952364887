// @ts-check
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleForNode } from './bundle/node.mjs'
import { ensureInstalled } from './install.mjs'

/**
 * The mock backend as a real HTTP server with a real event stream on a second port: several devices share one world,
 * and the production build meets a real network.
 *
 *   npm run mock:api -- --port 8080 --stream-port 8081 --seed 1 --size 20000 --at 2026-05-04T12:00:00Z --speed 60
 *
 * A port of 0 takes a free one; at a speed of 0 the world stands still. Prints one line of JSON with both addresses when it listens.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    'stream-port': { type: 'string', default: '8081' },
    seed: { type: 'string' },
    size: { type: 'string' },
    at: { type: 'string' },
    speed: { type: 'string' },
  },
})
const number = (/** @type {string | undefined} */ text) => (text === undefined ? undefined : Number(text))

ensureInstalled()
const { serveMockApi } = await import(pathToFileURL(await bundleForNode('scripts/bundle/mockApi.ts', 'mock-api')).href)
const server = await serveMockApi({
  apiPort: number(values.port),
  streamPort: number(values['stream-port']),
  seed: number(values.seed),
  size: number(values.size),
  at: values.at,
  speed: number(values.speed),
})
console.log(JSON.stringify({ apiUrl: server.apiUrl, streamUrl: server.streamUrl }))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
}
