/* global FILES, VERSION, activeClientIds */

/* The demo's service worker: msw's worker plus this cache of the demo's files. With it the demo works offline,
   opens deep URLs from a static server, and can be installed. The build prepends FILES and VERSION (a hash of the
   files). */
const KEPT = `demo-files ${VERSION}`
const MAX_WAIT_MS = 4000
const AT_ONCE = 4

const scope = new URL(self.registration.scope)
const known = new Set(FILES)

// msw's worker unregisters when the last tab closes, which would break offline use.
ServiceWorkerRegistration.prototype.unregister = async () => false

self.addEventListener('install', (event) => {
  // The demo also runs without cached files, for example if the browser's storage is full.
  event.waitUntil(storeEntry().catch(() => undefined))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith('demo-files ') && name !== KEPT)
      return Promise.all(old.map((name) => caches.delete(name)))
    }),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'KEEP_FILES') event.waitUntil(keepFiles().then((isWhole) => event.source.postMessage({ isWhole })))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // A worker that the browser stopped and restarted has lost its list of tabs and would let API requests through to a
  // host without an API. Only a tab with a running mock world sends API requests, so register it again.
  if (event.clientId && isCall(request)) activeClientIds.add(event.clientId)
  const response = request.method === 'GET' ? respond(request) : undefined
  if (!response) return
  event.stopImmediatePropagation()
  event.respondWith(response)
})

function isCall(request) {
  const { origin, pathname } = new URL(request.url)
  return origin === scope.origin && pathname.startsWith('/v1/')
}

function respond(request) {
  const { origin, pathname } = new URL(request.url)
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined
  const path = pathname.slice(scope.pathname.length)
  if (known.has(path)) return keptOr(request)
  if (path === 'config.json') return freshOr(request, 'config.json')
  const isScreen = request.mode === 'navigate' && !/^v1\/|\.\w+$/.test(path)
  return isScreen ? freshOr(request, './').then(withWholeAddresses) : undefined
}

async function keptOr(request) {
  const kept = await caches.open(KEPT).catch(() => undefined)
  const found = await kept?.match(request, { ignoreVary: true, ignoreSearch: true })
  if (found) return found
  const response = await fetch(request)
  // A full storage refuses the file. The page gets it all the same.
  if (response.status === 200) await kept?.put(request, response.clone()).catch(() => undefined)
  return response
}

/** Try the network first, so that a new version shows at once. On an error or timeout use the cache. */
async function freshOr(request, path) {
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  const fresh = await Promise.race([fetch(request).catch(() => undefined), late])
  if (fresh && (fresh.ok || fresh.type === 'opaqueredirect')) return fresh
  const files = await caches.open(KEPT).catch(() => undefined)
  const kept = await files?.match(new URL(path, scope), { ignoreVary: true })
  return kept ?? fresh ?? Response.error()
}

/** The entry page has relative URLs, but it also serves deeper paths: make them absolute. */
async function withWholeAddresses(response) {
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return new Response(html.replace(/(href|src)="(?![a-z]+:|[/#])/g, `$1="${scope.pathname}`), { headers })
}

async function storeEntry() {
  const kept = await caches.open(KEPT)
  if (await kept.match(new URL('./', scope), { ignoreVary: true })) return
  await kept.addAll([again('./'), again('config.json')])
}

async function keepFiles() {
  const kept = await caches.open(KEPT)
  const missing = []
  for (const file of FILES) if (!(await kept.match(new URL(file, scope), { ignoreVary: true }))) missing.push(file)
  let lost = 0
  await storeEntry().catch(() => lost++)
  const fetchNext = async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      await kept.add(new Request(new URL(file, scope))).catch(() => lost++)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  return lost === 0
}

const again = (path) => new Request(new URL(path, scope), { cache: 'reload' })

importScripts('mockServiceWorker.js')
