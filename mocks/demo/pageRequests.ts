/**
 * Responds to requests inside the page where the browser refuses service workers. msw replaces fetch and XMLHttpRequest by itself if the
 * browser has no `navigator.serviceWorker`; this module removes that property.
 */
export function respondInPage(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

/** Registers the service worker. Returns false if the browser refuses it: in a private window or without https, for example. */
export async function hasServiceWorker(url: string): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(url)
    return true
  } catch (error) {
    console.warn(error)
    return false
  }
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

/** Replaces `EventSource` by one that gets its response from the world without the service worker. */
export async function installPageEventSource(respond: (request: Request) => Promise<Response>): Promise<void> {
  const { EventSource } = await import('eventsource')
  class PageEventSource extends EventSource {
    constructor(url: string | URL) {
      super(url, { fetch: (input, init) => respond(new Request(input, init)) })
    }
  }
  window.EventSource = PageEventSource as unknown as typeof window.EventSource
}
