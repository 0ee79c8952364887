import { http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { BASE_PATH } from '../src/lib/basePath'
import { connectToWorld, type WorldConnection } from './demo/connectToWorld'
import { type DemoCommandRunner, handleControlRequest, WORLD_CONTROL_PATH } from './demo/controlRequests'
import {
  canTransferStreams,
  mockEventSource,
  registerServiceWorker,
  removeServiceWorkerApi,
} from './demo/serviceWorkerSupport'
import { sleepAwareClock } from './demo/sleepAwareClock'
import { demoUserBySessionKey, demoUserInUrl, resolveTabUser } from './demo/tabUser'
import type { WorldHostStatus } from './demo/worldHost'
import { addWorldParamsToLinks, type ConsoleAppBridge } from './demo/worldLinks'
import { readWorldParams } from './demo/worldParams'
import { worldTimeMs } from './demo/worldTimeMs'
import { mountDemoPanel } from './panel/mountDemoPanel'
import { DEMO_ACCOUNTS, type DemoAccount } from './seeds/demoAccounts'

/**
 * The service worker's script. In a build it also caches the demo's files for offline use; in development it does not,
 * because the files change too often.
 */
const WORKER_URL = `${BASE_PATH}/${DEMO_WORKER}`
/** Interval of the page's pings to the worker, in ms. Chromium may stop an idle worker after 30 seconds. */
const REMIND_MS = 5_000
const KEEP_FILES_MS = 5_000

/**
 * Starts the demo's backend: connects the tab to the mock world that the URL selects and starts the service worker that
 * passes API requests to this world. `nowMs` returns the mock time in ms since 1970. `person` is the user to sign in,
 * or null if the URL names no user or that user is already signed in.
 */
export async function startMockBackend(
  viewer: ConsoleAppBridge,
): Promise<{ nowMs: () => number; person: DemoAccount | null }> {
  const { search } = window.location
  const requested = readWorldParams(search, tabStorage())
  if (requested.isAgain) dropAgain()
  const ownPerson = resolveTabUser(search, tabStorage())
  const connecting = connectToWorld(requested, goTo)
  const isInBackground = await registerServiceWorker(WORKER_URL)
  if (isInBackground) allowNoNetwork()
  else removeServiceWorkerApi()
  const command: DemoCommandRunner = async (name, payload) => (await connecting).command(name, payload)
  const control = ({ request }: { request: Request }) => handleControlRequest(command, request)
  const worker = setupWorker(
    http.all('*/v1/*', async ({ request }) => (await connecting).respond(request)),
    http.all(`*${WORLD_CONTROL_PATH}`, control),
    http.all(`*${WORLD_CONTROL_PATH}/*`, control),
  )
  const [world] = await Promise.all([connecting, listen(worker)])
  if (!isInBackground || !canTransferStreams()) await mockEventSource(world.respond)
  if (isInBackground) {
    stayAwake(worker)
    keepFiles()
  }
  addWorldParamsToLinks(() => ({ ...world.status(), person: ownPerson }))
  syncSpeedParam(world)
  mountDemoPanel(world, viewer)
  const nowMs = () => worldTimeMs(world.status(), sleepAwareClock.wall(world.status()))
  const person = demoUserInUrl(search)
  return {
    nowMs,
    person: person === null || person === demoUserBySessionKey(viewer.key()) ? null : DEMO_ACCOUNTS[person],
  }
}

/** Removes `?again=1` (restart from the seed) from the URL, so that a reload continues the mock world. */
function dropAgain(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete('again')
  window.history.replaceState(window.history.state, '', url)
}

/**
 * Updates the tab's `speed` query parameter, if the URL has one, whenever the mock world's speed changes. The demo panel
 * of another tab can change the speed.
 */
function syncSpeedParam(world: WorldConnection): void {
  const update = ({ speed }: WorldHostStatus) => {
    const url = new URL(window.location.href)
    const named = url.searchParams.get('speed')
    if (named === null || named === String(speed)) return
    url.searchParams.set('speed', String(speed))
    window.history.replaceState(window.history.state, '', url)
  }
  update(world.status())
  world.onStatus(update)
}

function keepFiles(): void {
  const request = () => navigator.serviceWorker.controller?.postMessage('KEEP_FILES')
  if (typeof requestIdleCallback === 'function') requestIdleCallback(request, { timeout: KEEP_FILES_MS })
  else window.setTimeout(request, KEEP_FILES_MS)
}

/**
 * msw updates its service worker at each start. Without a network the update rejects; ignore the rejection, so that the
 * demo also starts offline.
 */
function allowNoNetwork(): void {
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function (this: ServiceWorkerRegistration) {
    return update.call(this).catch(() => this)
  }
}

const listen = (worker: SetupWorker) =>
  worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER_URL } })

function goTo(search: string): void {
  if (search === '' || search === window.location.search) window.location.reload()
  else window.location.assign(window.location.pathname + search)
}

/**
 * Registers the tab with the service worker at intervals, because a restarted worker has lost its list of tabs. The
 * requests of an unlisted tab go to the network, where no API exists. The worker also removes a tab on `beforeunload`,
 * but the user can cancel the closing of the tab, so the tab also registers after `beforeunload`.
 */
function stayAwake(worker: SetupWorker): void {
  const remind = () => {
    const { controller } = navigator.serviceWorker
    if (controller) controller.postMessage('MOCK_ACTIVATE')
    else {
      worker.stop()
      void listen(worker)
    }
  }
  window.setInterval(remind, REMIND_MS)
  window.addEventListener('beforeunload', () => {
    remind()
    window.setTimeout(remind)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') remind()
  })
}

function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    window.sessionStorage.getItem('')
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}
