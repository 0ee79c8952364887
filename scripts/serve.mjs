// @ts-check
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { readSite } from './nginx.mjs'

const CONFIG = '/config.json'
/** Paths for which the server never returns the entry page, in addition to all paths with a file extension. */
const NO_PAGE = /^\/(v1|assets)(\/|$)/

/**
 * Serves a built folder. URLs that are not files return the entry page, except paths under `/v1/`. Precompressed files are used.
 * `asDeployed` is for folders that contain the console: responses have the headers of `deploy/nginx.conf`, so the entry page has a new
 * nonce each time, hashed files are cached forever and other files are revalidated.
 * @param {string} folder with `index.html`
 * @param {{ port?: number, host?: string, files?: Record<string, string>, asDeployed?: boolean }} [options] `port` 0
 * picks a free port; `files` replace files of the folder, by path (`{ '/config.json': '…' }`)
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveFolder(folder, { port = 0, host = '127.0.0.1', files = {}, asDeployed = false } = {}) {
  const site = asDeployed ? readSite() : undefined
  const index = join(folder, 'index.html')
  const serve = sirv(folder, { dev: true, single: true, brotli: true, gzip: true, ignores: NO_PAGE })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isPage = pathname === '/' || (extname(pathname) === '' && !NO_PAGE.test(pathname))
    const known = site?.variables(isPage ? '/index.html' : pathname, hostsOf(folder, files[CONFIG]))
    const send = (/** @type {number} */ status, /** @type {string} */ type, /** @type {string} */ text) =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text)
    const setHeaders = (/** @type {number} */ status) =>
      response.setHeaders(new Map(Object.entries(site && known ? site.headers(status, known) : NO_CACHE)))
    setHeaders(200)
    const own = files[pathname]
    if (own !== undefined) send(200, pathname.endsWith('.html') ? 'text/html' : 'application/json', own)
    else if (site && known && isPage) send(200, 'text/html', site.page(readFileSync(index, 'utf8'), known))
    else
      serve(request, response, () => {
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        setHeaders(404)
        send(404, 'application/json', '{"message":"Not found"}')
      })
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

const NO_CACHE = { 'Cache-Control': 'no-cache' }

/**
 * Origins of other hosts in `config.json`, for the content security policy. In production an administrator adds them to
 * `deploy/nginx.conf`.
 * @param {string} folder @param {string | undefined} config replaces the file of the folder
 */
function hostsOf(folder, config) {
  const { apiBase, streamBase, reportUrl, tiles } = readConfig(folder, config)
  const origins = (/** @type {unknown[]} */ ...urls) =>
    urls.flatMap((url) => (typeof url === 'string' && URL.canParse(url) ? [new URL(url).origin] : [])).join(' ')
  return {
    $console_connect: origins(apiBase, streamBase, reportUrl),
    $console_images: `https: ${origins(apiBase, tiles?.url)}`.trim(),
  }
}

/**
 * Returns an empty object if `config.json` is missing or invalid; the console shows the error.
 * @param {string} folder @param {string | undefined} config
 */
function readConfig(folder, config) {
  try {
    return JSON.parse(config ?? readFileSync(join(folder, CONFIG), 'utf8')) ?? {}
  } catch {
    return {}
  }
}
