import { http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { BASE } from '../src/lib/base'
import { readAsked } from './demo/asked'
import { type Connection, connect } from './demo/connect'
import { CONTROL_PATH, type RunCommand, respondToControl } from './demo/control'
import type { HostStatus } from './demo/host'
import { keepWorldInLinks, type Viewer } from './demo/links'
import { askedPerson, keyPerson, tabPerson } from './demo/person'
import { worldMoment } from './demo/worldMoment'
import { mountPanel } from './panel/mountPanel'
import { PEOPLE, type Person } from './seeds/people'

/** The one of a build also keeps the demo's files; in development they change all the time. */
const WORKER_URL = `${BASE}/${DEMO_WORKER}`
/** How often the worker is reminded of this tab; Chromium may stop it after 30 idle seconds. */
const REMIND_MS = 5_000
/** By then the first screen stands. */
const KEEP_FILES_MS = 5_000

/**
 * Starts the demo's backend: the world that the address names, which all tabs share, and the service worker that hands the
 * console's calls to it. Returns the world's clock, milliseconds since 1970, so that what the console counts down agrees
 * with it, and who is to be signed in: whom the address names, unless he is.
 */
export async function startMock(viewer: Viewer): Promise<{ nowMs: () => number; person: Person | null }> {
  const { search } = window.location
  const asked = readAsked(search, tabStorage())
  const ownPerson = tabPerson(search, tabStorage())
  const connecting = connect(asked, goTo)
  allowNoNetwork()
  const command: RunCommand = async (name, payload) => (await connecting).command(name, payload)
  const control = ({ request }: { request: Request }) => respondToControl(command, request)
  const worker = setupWorker(
    http.all('*/v1/*', async ({ request }) => (await connecting).respond(request)),
    http.all(`*${CONTROL_PATH}`, control),
    http.all(`*${CONTROL_PATH}/*`, control),
  )
  const [world] = await Promise.all([connecting, listen(worker)])
  stayAwake(worker)
  keepFiles()
  keepWorldInLinks(() => ({ ...world.status(), person: ownPerson }))
  sayOwnSpeed(world)
  mountPanel(world, viewer)
  const nowMs = () => worldMoment(world.status(), Date.now())
  const person = askedPerson(search)
  return { nowMs, person: person === null || person === keyPerson(viewer.key()) ? null : PEOPLE[person] }
}

/** The world's speed is changed in the panel, also in that of another tab: an address that names one follows. */
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

/** Asks the worker, once there is nothing better to do, to keep the demo's files for a time without a network. */
function keepFiles(): void {
  const ask = () => navigator.serviceWorker.controller?.postMessage('KEEP_FILES')
  if (typeof requestIdleCallback === 'function') requestIdleCallback(ask, { timeout: KEEP_FILES_MS })
  else window.setTimeout(ask, KEEP_FILES_MS)
}

/** msw looks for a newer worker at each start, which without a network is no error. */
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
 * A worker that the browser has stopped and started again does not know its tabs any more and lets requests through to
 * a host that has no API. Reminding it costs nothing; on return to the tab it is the first thing that happens. The
 * worker has dropped a tab that is asked to close, although the tab still makes calls and its user may choose to stay.
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
    // When the page's own script navigates, the worker drops the tab only after that script has ended.
    window.setTimeout(remind)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') remind()
  })
}

/** The tab's storage, or memory where it is forbidden: the tab then forgets on a reload which world it showed. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    window.sessionStorage.getItem('')
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}
