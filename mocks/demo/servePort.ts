import { failed } from '../http/respond'
import type { Host } from './host'
import type { FromHost, ToHost } from './messages'

type Call = Extract<ToHost, { type: 'call' }>

/** Serves one tab. `goTo` tells all tabs where the world is now. */
export function servePort(port: MessagePort, host: Host, goTo: (search: string) => void): (message: ToHost) => void {
  const streams = new Map<number, AbortController>()
  const post = (message: FromHost, transfer: Transferable[] = []) => port.postMessage(message, transfer)

  async function answer({ id, method, url, headers, body }: Call): Promise<void> {
    const abort = new AbortController()
    const request = new Request(url, { method, headers, body, signal: abort.signal })
    const response = await host.answer(request).catch(failed)
    const isStream = response.headers.get('Content-Type') === 'text/event-stream'
    const whole = isStream || response.body === null ? null : await response.arrayBuffer()
    post(
      { type: 'answer', id, status: response.status, headers: [...response.headers], body: whole, isStream },
      whole ? [whole] : [],
    )
    if (isStream && response.body) await pump(id, response.body, abort)
  }

  async function pump(id: number, body: ReadableStream<Uint8Array>, abort: AbortController): Promise<void> {
    streams.set(id, abort)
    const reader = body.getReader()
    abort.signal.addEventListener('abort', () => void reader.cancel())
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      post({ type: 'chunk', id, bytes: part.value }, [part.value.buffer])
    }
    streams.delete(id)
    post({ type: 'end', id })
  }

  /** Says how a command ended; a refusal in words that are shown. */
  function report(id: number, done: Promise<string>, then: (text: string) => void): void {
    done.then(then, (error: unknown) => {
      post({ type: 'refused', id, text: error instanceof Error ? error.message : String(error) })
    })
  }

  const endStreams = () => {
    for (const abort of streams.values()) abort.abort()
  }

  const stopStatus = host.onStatus((status) => {
    post({ type: 'status', status })
    if (!status.isRunning) endStreams()
  })
  post({ type: 'status', status: host.status() })

  return (message) => {
    switch (message.type) {
      case 'call':
        void answer(message)
        break
      case 'cancel':
        streams.get(message.id)?.abort()
        break
      case 'speed':
        host.setSpeed(message.speed)
        break
      case 'advance':
        host.advance(message.seconds)
        break
      case 'save':
        void host.save()
        break
      case 'bye':
        stopStatus()
        endStreams()
        void host.save()
        break
      case 'export':
        post({ type: 'done', id: message.id, text: host.exportWorld() })
        break
      case 'reset':
        report(message.id, host.reset(), goTo)
        break
      case 'import':
        report(message.id, host.importWorld(message.text), goTo)
        break
    }
  }
}
