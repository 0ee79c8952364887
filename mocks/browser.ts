import { type SetupWorker, setupWorker } from 'msw/browser'
import { readDemo, STALE_AFTER_MS } from './browserSettings'
import { runningClock } from './clock'
import { createHandlers } from './createHandlers'
import { startTicker } from './ticker'
import { createWorld } from './world'

const WORKER_URL = '/mockServiceWorker.js'
/** How often the worker is reminded of this tab; Chromium may stop it after 30 idle seconds. */
const REMIND_MS = 5_000

/**
 * Starts the demo's backend: a world in this tab, and the worker that answers the console's calls from it. Answers the
 * world's clock, milliseconds since 1970, so that what the console counts down agrees with it.
 */
export async function startMock(): Promise<{ nowMs: () => number }> {
  const startedAt = Date.now()
  const { seed, size, speed, start, now } = readDemo(window.location.search, tabStorage(), startedAt)
  const world = createWorld({ seed, size, at: start, clock: runningClock(now, speed) })
  world.settle()
  startTicker(world)
  const worker = setupWorker(...createHandlers(world))
  await listen(worker)
  stayAwake(worker, startedAt)
  return { nowMs: () => world.clock.now().toEpochMilli() }
}

const listen = (worker: SetupWorker) =>
  worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER_URL } })

/**
 * A worker that the browser has stopped and started again does not know its tabs any more and lets requests through to
 * a host that has no API. Reminding it costs nothing; on return to the tab it is the first thing that happens.
 */
function stayAwake(worker: SetupWorker, startedAt: number): void {
  const remind = () => {
    const { controller } = navigator.serviceWorker
    if (controller) controller.postMessage('MOCK_ACTIVATE')
    else {
      worker.stop()
      void listen(worker)
    }
  }
  window.setInterval(remind, REMIND_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (Date.now() - startedAt > STALE_AFTER_MS) window.location.reload()
    else remind()
  })
}

/** The tab's storage, or memory where it is forbidden: the demo then starts anew on each reload. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    window.sessionStorage.getItem('')
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}
