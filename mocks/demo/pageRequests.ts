/**
 * Responds to requests inside the page where the browser refuses service workers. msw replaces fetch and XMLHttpRequest by itself if the
 * browser has no `navigator.serviceWorker`; this module removes that property and replaces EventSource.
 */
export function respondInPage(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Object.defineProperty(window, 'EventSource', { configurable: true, writable: true, value: FetchEventSource })
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

const [CONNECTING, OPEN, CLOSED] = [0, 1, 2]

/** The part of EventSource that the console uses, over fetch. */
class FetchEventSource extends EventTarget {
  readyState = CONNECTING
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  private readonly abort = new AbortController()

  constructor(url: string) {
    super()
    void this.read(url)
      .catch(() => undefined)
      .then(() => this.fail())
  }

  close(): void {
    this.readyState = CLOSED
    this.abort.abort()
  }

  private fail(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.onerror?.()
  }

  private async read(url: string): Promise<void> {
    const response = await fetch(url, { headers: { Accept: 'text/event-stream' }, signal: this.abort.signal })
    if (!response.ok || !response.body) return
    this.readyState = OPEN
    this.onopen?.()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let rest = ''; ; ) {
      const { done, value = '' } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) this.emit(block)
    }
  }

  private emit(block: string): void {
    const lines = block.split('\n')
    const read = (name: string) =>
      lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []))
    const data = read('data')
    if (this.readyState === OPEN && data.length > 0) {
      this.dispatchEvent(new MessageEvent(read('event')[0] ?? 'message', { data: data.join('\n') }))
    }
  }
}
