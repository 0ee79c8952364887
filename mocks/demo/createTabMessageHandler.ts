import { HttpError } from '../http/httpError'
import { respondWithError } from '../http/respond'
import { isEventStreamResponse as isEventStream } from '../server/faults'
import { runDemoCommand } from './runDemoCommand'
import type { WorldHost } from './worldHost'
import type { MessageFromWorldHost, MessageToWorldHost } from './worldHostMessages'

/** A response stream that is being sent to the tab. `room` is the number of chunks that the tab can still receive. */
type Open = { abort: AbortController; room: number; wake: () => void }

const MOVING = ['reset', 'import', 'rewind']

type Call = Extract<MessageToWorldHost, { type: 'call' }>

export function createTabMessageHandler(
  port: MessagePort,
  host: WorldHost,
  goTo: (search: string) => void,
): (message: MessageToWorldHost) => void {
  const streams = new Map<number, Open>()
  const post = (message: MessageFromWorldHost, transfer: Transferable[] = []) => port.postMessage(message, transfer)

  async function respond({ id, method, url, headers, body }: Call): Promise<void> {
    const abort = new AbortController()
    const request = new Request(url, { method, headers, body, signal: abort.signal })
    const response = await host.respond(request).catch(respondWithError)
    const isStream = isEventStream(response)
    // Except for streams, a response body is sent to the tab in one piece. If reading it fails, the tab gets a broken
    // connection.
    const whole = isStream || response.body === null ? null : await response.arrayBuffer().catch(() => undefined)
    if (response.type === 'error' || whole === undefined) {
      post({ type: 'broken', id })
      return
    }
    post(
      { type: 'response', id, status: response.status, headers: [...response.headers], body: whole, isStream },
      whole ? [whole] : [],
    )
    if (isStream && response.body) await pump(id, response.body, abort)
  }

  async function pump(id: number, body: ReadableStream<Uint8Array>, abort: AbortController): Promise<void> {
    const open: Open = { abort, room: 0, wake: () => undefined }
    streams.set(id, open)
    const hasRoom = () =>
      new Promise<void>((resolve) => {
        open.wake = resolve
        if (open.room > 0 || abort.signal.aborted) resolve()
      })
    const reader = body.getReader()
    abort.signal.addEventListener('abort', () => {
      open.wake()
      void reader.cancel()
    })
    try {
      await hasRoom()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        open.room--
        post({ type: 'chunk', id, bytes: part.value }, [part.value.buffer])
        await hasRoom()
      }
      post({ type: 'end', id })
    } catch {
      post({ type: 'broken', id })
    }
    streams.delete(id)
  }

  async function command({ id, name, payload }: Extract<MessageToWorldHost, { type: 'command' }>): Promise<void> {
    try {
      const result = await runDemoCommand(host, name, payload)
      if (MOVING.includes(name)) goTo(String(result))
      else post({ type: 'done', id, result })
    } catch (error) {
      const { status = 500, errors } = error instanceof HttpError ? error : {}
      post({ type: 'refused', id, status, text: error instanceof Error ? error.message : String(error), errors })
    }
  }

  function addRoom(id: number): void {
    const open = streams.get(id)
    if (!open) return
    open.room++
    open.wake()
  }

  const endStreams = () => {
    for (const { abort } of streams.values()) abort.abort()
  }

  const stopStatus = host.onStatus((status) => {
    post({ type: 'status', status })
    if (!status.isRunning) endStreams()
  })
  post({ type: 'status', status: host.status() })

  return (message) => {
    switch (message.type) {
      case 'call':
        void respond(message)
        break
      case 'more':
        addRoom(message.id)
        break
      case 'cancel':
        streams.get(message.id)?.abort.abort()
        break
      case 'command':
        void command(message)
        break
      case 'advanceTo':
        void host.advanceTo(message.goal).then((result) => post({ type: 'done', id: message.id, result }))
        break
      case 'save':
        void host.save()
        break
      case 'bye':
        stopStatus()
        endStreams()
        void host.save()
        break
    }
  }
}
