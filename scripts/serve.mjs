// @ts-check
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { readSite } from './nginx.mjs'

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
const CONFIG = '/config.json'
const PACKED = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
]

/**
 * Serves a built console with the same headers and rules as `deploy/nginx.conf`. URLs that are not files return the entry page with a new
 * nonce; paths under `/v1/` return no page. Hashed files are cached forever and other files are revalidated; precompressed files are used.
 * Without `asDeployed` only the content type is set, for folders that do not contain the console.
 * @param {string} folder with `index.html`
 * @param {{ port?: number, host?: string, files?: Record<string, string>, asDeployed?: boolean }} [options] `port` 0
 * picks a free port; `files` replace files of the folder, by path (`{ '/config.json': '…' }`)
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveFolder(folder, { port = 0, host = '127.0.0.1', files = {}, asDeployed = false } = {}) {
  const site = asDeployed ? readSite() : undefined
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/')
    const stored = files[path] === undefined ? fileAt(folder, path) : undefined
    const status = stored || files[path] !== undefined ? 200 : 404
    const type = status === 404 ? '.json' : extname(stored ?? path)
    const known = site?.variables(stored ? urlOf(folder, stored) : path, hostsOf(files[CONFIG] ?? textOf(folder)))
    const headers = {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      ...(site && known ? site.headers(status, known) : { 'Cache-Control': 'no-cache' }),
    }
    const text = status === 404 ? '{"message":"Not found"}' : files[path]
    const packed = stored ? packedBeside(stored, String(request.headers['accept-encoding'] ?? '')) : undefined
    if (text !== undefined || !stored) {
      response.writeHead(status, headers)
      response.end(text)
    } else if (type === '.html' && !packed) {
      const html = readFileSync(stored, 'utf8')
      response.writeHead(200, headers)
      response.end(site && known ? site.page(html, known) : html)
    } else {
      response.writeHead(200, {
        ...headers,
        ...(packed && { 'Content-Encoding': packed.encoding, Vary: 'Accept-Encoding' }),
      })
      createReadStream(packed?.file ?? stored).pipe(response)
    }
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

/**
 * Origins of other hosts in `config.json`, for the content security policy. In production an administrator adds them to
 * `deploy/nginx.conf`.
 * @param {string | undefined} config
 */
function hostsOf(config) {
  const { apiBase, streamBase, reportUrl, tiles } = read(config)
  const origins = (/** @type {unknown[]} */ ...urls) =>
    urls.flatMap((url) => (typeof url === 'string' && URL.canParse(url) ? [new URL(url).origin] : [])).join(' ')
  return {
    $console_connect: origins(apiBase, streamBase, reportUrl),
    $console_images: `https: ${origins(apiBase, tiles?.url)}`.trim(),
  }
}

/** Returns an empty object if `config.json` is invalid; the console shows the error. @param {string | undefined} config */
function read(config) {
  try {
    return JSON.parse(config ?? '') ?? {}
  } catch {
    return {}
  }
}

/** @param {string} folder */
function textOf(folder) {
  const file = join(folder, CONFIG)
  return isFile(file) ? readFileSync(file, 'utf8') : undefined
}

/** @param {string} file @param {string} accepted */
function packedBeside(file, accepted) {
  const found = PACKED.find(({ encoding, end }) => accepted.includes(encoding) && isFile(file + end))
  return found && { encoding: found.encoding, file: file + found.end }
}

/** @param {string} folder @param {string} file */
const urlOf = (folder, file) => file.slice(folder.length).replaceAll(sep, '/')

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
 * Path of the requested file, or of the entry page for a URL of the console. Undefined for API requests and for missing files with an
 * extension.
 * @param {string} folder @param {string} path
 */
function fileAt(folder, path) {
  if (/^\/v1(\/|$)/.test(path)) return undefined
  const file = join(folder, normalize(path))
  if (file.startsWith(folder + sep) && isFile(file)) return file
  return extname(path) || path.startsWith('/assets/') ? undefined : join(folder, 'index.html')
}

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
