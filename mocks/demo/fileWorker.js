/* global FILES, VERSION, activeClientIds */

/*
 * The demo's service worker: msw's, which hands calls to the world, and before it this, which keeps the demo's own files, so that it
 * goes on without a network, opens every screen at a reload where a server knows of no screens, and can be installed. The build puts
 * the list of files and its hash before it.
 */
const KEPT = `demo-files ${VERSION}`
/** A network that takes longer is as good as none. */
const MAX_WAIT_MS = 4000
/** So many files are fetched at a time: whoever looks at the demo meanwhile comes first. */
const AT_ONCE = 4

const scope = new URL(self.registration.scope)
const known = new Set(FILES)

// msw's worker takes leave with the last tab; the demo would then be gone without a network.
ServiceWorkerRegistration.prototype.unregister = async () => false

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([again('./'), again('config.json')])))
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
  // A worker that the browser has stopped and started again knows none of its tabs, and would let their calls through to a host
  // without an API. Only a tab whose world runs makes any.
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

/** Undefined for what is no file of the demo: calls of the API above all. */
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
  const kept = await caches.open(KEPT)
  const found = await kept.match(request, { ignoreVary: true, ignoreSearch: true })
  if (found) return found
  const response = await fetch(request)
  if (response.status === 200) await kept.put(request, response.clone())
  return response
}

/** What the server has, so that a new version is seen at once; what is kept where it has nothing or cannot be reached. */
async function freshOr(request, path) {
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  const fresh = await Promise.race([fetch(request).catch(() => undefined), late])
  if (fresh && (fresh.ok || fresh.type === 'opaqueredirect')) return fresh
  const kept = await (await caches.open(KEPT)).match(new URL(path, scope), { ignoreVary: true })
  return kept ?? fresh ?? Response.error()
}

/** The entry page names its files beside itself, and is shown for screens whose addresses are deeper. */
async function withWholeAddresses(response) {
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return new Response(html.replace(/(href|src)="(?![a-z]+:|[/#])/g, `$1="${scope.pathname}`), { headers })
}

async function keepFiles() {
  const kept = await caches.open(KEPT)
  const missing = []
  for (const file of FILES) if (!(await kept.match(new URL(file, scope), { ignoreVary: true }))) missing.push(file)
  let lost = 0
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
