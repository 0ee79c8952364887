import { http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { BASE } from '../src/lib/base'
import { readAsked } from './demo/asked'
import { awakeClock } from './demo/awakeClock'
import { type Connection, connect } from './demo/connect'
import { CONTROL_PATH, type RunCommand, respondToControl } from './demo/control'
import type { HostStatus } from './demo/host'
import { keepWorldInLinks, type Viewer } from './demo/links'
import { canTransferStreams, hasServiceWorker, installPageEventSource, respondInPage } from './demo/pageRequests'
import { askedPerson, keyPerson, tabPerson } from './demo/person'
import { worldMoment } from './demo/worldMoment'
import { mountPanel } from './panel/mountPanel'
import { PEOPLE, type Person } from './seeds/people'

/**
 * The service worker's script. In a build it also caches the demo's files for offline use; in development it does not,
 * because the files change too often.
 */
const WORKER_URL = `${BASE}/${DEMO_WORKER}`
/** How often the page pings the worker, in ms. Chromium may stop an idle worker after 30 seconds. */
const REMIND_MS = 5_000
const KEEP_FILES_MS = 5_000

/**
 * Starts the demo's backend: connects the tab to the simulated world that the URL selects and starts the service worker
 * that passes API requests to this world. `nowMs` returns the world's time in ms since 1970. `person` is the user to
 * sign in, or null if the URL names no user or that user is already signed in.
 */
export async function startMock(viewer: Viewer): Promise<{ nowMs: () => number; person: Person | null }> {
  const { search } = window.location
  const asked = readAsked(search, tabStorage())
  if (asked.isAgain) dropAgain()
  const ownPerson = tabPerson(search, tabStorage())
  const connecting = connect(asked, goTo)
  const isInBackground = await hasServiceWorker(WORKER_URL)
  if (isInBackground) allowNoNetwork()
  else respondInPage()
  const command: RunCommand = async (name, payload) => (await connecting).command(name, payload)
  const control = ({ request }: { request: Request }) => respondToControl(command, request)
  const worker = setupWorker(
    http.all('*/v1/*', async ({ request }) => (await connecting).respond(request)),
    http.all(`*${CONTROL_PATH}`, control),
    http.all(`*${CONTROL_PATH}/*`, control),
  )
  const [world] = await Promise.all([connecting, listen(worker)])
  if (!isInBackground || !canTransferStreams()) await installPageEventSource(world.respond)
  if (isInBackground) {
    stayAwake(worker)
    keepFiles()
  }
  keepWorldInLinks(() => ({ ...world.status(), person: ownPerson }))
  sayOwnSpeed(world)
  mountPanel(world, viewer)
  const nowMs = () => worldMoment(world.status(), awakeClock.wall(world.status()))
  const person = askedPerson(search)
  return { nowMs, person: person === null || person === keyPerson(viewer.key()) ? null : PEOPLE[person] }
}

/** A reload continues the world that `?again=1` has started. */
function dropAgain(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete('again')
  window.history.replaceState(window.history.state, '', url)
}

/** Updates the tab's `speed` query parameter when the world's speed changes: another tab's demo panel can change it. */
function sayOwnSpeed(world: Connection): void {
  const say = ({ speed }: HostStatus) => {
    const url = new URL(window.location.href)
    const named = url.searchParams.get('speed')
    if (named === null || named === String(speed)) return
    url.searchParams.set('speed', String(speed))
    window.history.replaceState(window.history.state, '', url)
  }
  say(world.status())
  world.onStatus(say)
}

function keepFiles(): void {
  const ask = () => navigator.serviceWorker.controller?.postMessage('KEEP_FILES')
  if (typeof requestIdleCallback === 'function') requestIdleCallback(ask, { timeout: KEEP_FILES_MS })
  else window.setTimeout(ask, KEEP_FILES_MS)
}

/**
 * msw updates its service worker at each start. Without a network the update rejects; ignore this, so that the demo
 * also starts offline.
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
 * When the browser restarts a stopped service worker, the worker has lost its list of tabs and sends their requests to
 * the network, where no API exists. The ping registers the tab again. The worker also forgets a tab on `beforeunload`,
 * although the user may then cancel the closing of the tab.
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
