// @ts-check
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves a built console as a production server should: a page for every address that is no file, never a page under
 * `/v1/`, hashed files kept for ever and the rest asked for again.
 *
 * @param {string} folder with `index.html`
 * @param {{ port?: number, host?: string, files?: Record<string, string> }} [options] `port` 0 takes a free one;
 *   `files` stand in for those of the folder, by path (`{ '/config.json': '…' }`)
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveFolder(folder, { port = 0, host = '127.0.0.1', files = {} } = {}) {
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/')
    if (files[path] !== undefined) {
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain', 'Cache-Control': 'no-cache' })
      response.end(files[path])
      return
    }
    const file = fileAt(folder, path)
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'application/json' })
      response.end('{"message":"Not found"}')
      return
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  return {
    url: `http://${host}:${address && typeof address === 'object' ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @param {string} address */
function pathOf(address) {
  const { pathname } = new URL(address, 'http://localhost')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * The file to send: the requested one, or the page for an address of the console. Nothing lies under the API's path,
 * and a missing file with an extension is missing.
 * @param {string} folder @param {string} path
 */
function fileAt(folder, path) {
  if (/^\/v1(\/|$)/.test(path)) return undefined
  const file = join(folder, normalize(path))
  if (file.startsWith(folder + sep) && isFile(file)) return file
  return extname(path) ? undefined : join(folder, 'index.html')
}

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
