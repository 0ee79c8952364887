/**
 * Responds to requests inside the page where the browser refuses service workers. msw replaces fetch and XMLHttpRequest by itself if the
 * browser has no `navigator.serviceWorker`; this module removes that property.
 */
export function removeServiceWorkerApi(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

/** Milliseconds. A new service worker must control the page within this time. */
const CLAIM_MS = 10_000

/**
 * Registers the service worker and waits until it controls this page: msw reloads a page whose registered worker does not control it.
 * Returns false if the browser refuses the worker: in a private window or without https, for example.
 */
export async function registerServiceWorker(url: string): Promise<boolean> {
  try {
    const { active } = await navigator.serviceWorker.register(url)
    // Do not wait for a worker that is already active: after a forced reload (Shift+Reload) it controls the page only once msw has reloaded
    // the page.
    if (active?.state !== 'activated') await isControlled()
    return true
  } catch (error) {
    console.warn(error)
    return false
  }
}

function isControlled(): Promise<void> {
  return new Promise((resolve) => {
    const { serviceWorker } = navigator
    if (serviceWorker.controller) return resolve()
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    window.setTimeout(resolve, CLAIM_MS)
  })
}

/**
 * True if msw can pass a streaming response through the service worker. WebKit cannot transfer streams to a worker, so msw would wait for
 * the end of the event stream, which never comes.
 */
export function canTransferStreams(): boolean {
  const { port1 } = new MessageChannel()
  const stream = new ReadableStream()
  try {
    port1.postMessage(stream, [stream])
    return true
  } catch {
    return false
  }
}

/** Replaces `EventSource` by one that gets its response from the mock world without the service worker. */
export async function mockEventSource(respond: (request: Request) => Promise<Response>): Promise<void> {
  const { EventSource } = await import('eventsource')
  class PageEventSource extends EventSource {
    constructor(url: string | URL) {
      super(url, { fetch: (input, init) => respond(new Request(input, init)) })
    }
  }
  window.EventSource = PageEventSource as unknown as typeof window.EventSource
}
