import { HttpError } from '../http/httpError'
import { NO_SERVICE_WORKER_NOTICE, NO_SHARED_WORKER_NOTICE, NO_STORAGE_NOTICE } from './demoNotices'
import type { FastForwardTarget } from './fastForwardWorld'
import { isStorageInMemory } from './memoryStorage'
import { sleepAwareClock } from './sleepAwareClock'
import type { WorldHostStatus } from './worldHost'
import type { MessageFromWorldHost, MessageToWorldHost } from './worldHostMessages'
import { type WorldParams, worldKey } from './worldParams'

export type WorldConnection = {
  status: () => WorldHostStatus
  onStatus: (listener: (status: WorldHostStatus) => void) => () => void
  respond: (request: Request) => Promise<Response>
  setSpeed: (speed: number) => void
  advance: (seconds: number) => void
  /** Fast-forwards the simulation to `goal`. Resolves with a message for the user, or '' if there is none. */
  advanceTo: (goal: FastForwardTarget) => Promise<string>
  /** After success `reset` and `importWorld` reload the page, so their promises never resolve; after a failure they reject. */
  reset: () => Promise<never>
  importWorld: (text: string) => Promise<never>
  exportWorld: () => Promise<string>
  command: (name: string, payload: unknown) => Promise<unknown>
}

type Responded = Extract<MessageFromWorldHost, { type: 'response' }>
type Settled = { resolve: (result: unknown) => void; reject: (reason: Error) => void }

export async function connectToWorld(requested: WorldParams, goTo: (search: string) => void): Promise<WorldConnection> {
  const { port, broken, isInPage } = await openPort(requested)
  const waiting = new Map<number, (response: Responded | 'broken') => void>()
  const streams = new Map<number, ReadableStreamDefaultController<Uint8Array>>()
  const commands = new Map<number, Settled>()
  const listeners = new Set<(status: WorldHostStatus) => void>()
  let lastId = 0
  let status: WorldHostStatus | undefined
  const post = (message: MessageToWorldHost, transfer: Transferable[] = []) => port.postMessage(message, transfer)

  const started = new Promise<void>((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<MessageFromWorldHost>) => {
      switch (data.type) {
        case 'status':
          status = data.status
          for (const listener of listeners) listener(withMissing(data.status, isInPage))
          resolve()
          break
        case 'response':
          waiting.get(data.id)?.(data)
          waiting.delete(data.id)
          break
        case 'chunk':
          streams.get(data.id)?.enqueue(data.bytes)
          break
        case 'end':
          streams.get(data.id)?.close()
          streams.delete(data.id)
          break
        case 'broken':
          waiting.get(data.id)?.('broken')
          waiting.delete(data.id)
          streams.get(data.id)?.error(new TypeError('The connection broke'))
          streams.delete(data.id)
          break
        case 'done':
          commands.get(data.id)?.resolve(data.result)
          commands.delete(data.id)
          break
        case 'refused':
          commands.get(data.id)?.reject(new HttpError(data.status, data.text, data.errors))
          commands.delete(data.id)
          break
        case 'goTo':
          goTo(data.search)
          break
        case 'failed':
          reject(new Error(data.text))
          break
        case 'complaint':
          console.error(data.text)
          break
      }
    }
  })

  function responseOf({ id, status: code, headers, body, isStream }: Responded): Response {
    if (!isStream) return new Response(body, { status: code, headers })
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => void streams.set(id, controller),
      pull: () => post({ type: 'more', id }),
      cancel: () => {
        streams.delete(id)
        post({ type: 'cancel', id })
      },
    })
    return new Response(stream, { status: code, headers })
  }

  const send = <T>(make: (id: number) => MessageToWorldHost) =>
    new Promise<T>((resolve, reject) => {
      const id = ++lastId
      commands.set(id, { resolve: (result) => resolve(result as T), reject })
      post(make(id))
    })
  const command = <T>(name: string, payload: unknown = {}) => send<T>((id) => ({ type: 'command', id, name, payload }))

  post({ type: 'hello', asked: requested })
  const postVisibility = () => post({ type: 'seen', isSeen: document.visibilityState === 'visible' })
  postVisibility()
  setInterval(() => {
    if (sleepAwareClock.look()) postVisibility()
  }, 1000)
  document.addEventListener('visibilitychange', () => {
    postVisibility()
    if (document.visibilityState === 'hidden') post({ type: 'save' })
  })
  window.addEventListener('pagehide', () => post({ type: 'bye' }))
  window.addEventListener('pageshow', ({ persisted }) => {
    // The browser restored this page from the back/forward cache. The connection to the mock world was closed when the page was hidden, and
    // only a reload opens a new one.
    if (persisted) window.location.reload()
  })
  await Promise.race([started, broken])

  return {
    status: () => withMissing(status as WorldHostStatus, isInPage),
    onStatus: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async respond(request) {
      const { method, url } = request
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
      const id = ++lastId
      const response = new Promise<Responded | 'broken'>((resolve) => waiting.set(id, resolve))
      post({ type: 'call', id, method, url, headers: [...request.headers], body }, body ? [body] : [])
      const known = await response
      return known === 'broken' ? Response.error() : responseOf(known)
    },
    setSpeed: (speed) => void command('speed', { speed }),
    advance: (seconds) => void command('jump', { seconds }),
    advanceTo: (goal) => send<string>((id) => ({ type: 'advanceTo', id, goal })),
    reset: () => command('reset'),
    importWorld: (text) => command('import', text),
    exportWorld: () => command('export'),
    command,
  }
}

function withMissing(status: WorldHostStatus, isInPage: boolean): WorldHostStatus {
  const missing = [
    ...(isStorageInMemory() ? [NO_STORAGE_NOTICE] : []),
    ...(isInPage ? [NO_SHARED_WORKER_NOTICE] : []),
    ...('serviceWorker' in navigator ? [] : [NO_SERVICE_WORKER_NOTICE]),
  ]
  return { ...status, notices: [...status.notices, ...missing] }
}

function openWorker(requested: WorldParams): SharedWorker | undefined {
  if (typeof SharedWorker === 'undefined') return undefined
  try {
    return new SharedWorker(new URL('./worldWorker.ts', import.meta.url), { name: worldKey(requested) })
  } catch (error) {
    // The `SharedWorker` constructor throws if the browser refuses storage. The mock world then runs in this tab.
    console.warn(error)
    return undefined
  }
}

async function openPort(
  requested: WorldParams,
): Promise<{ port: MessagePort; broken: Promise<never>; isInPage: boolean }> {
  const worker = openWorker(requested)
  if (worker) {
    const broken = new Promise<never>((_, reject) => {
      worker.onerror = () => reject(new Error('Не удалось запустить демо-мир'))
    })
    return { port: worker.port, broken, isInPage: false }
  }
  const { createMessagePortHub } = await import('./messagePortHub')
  const { port1, port2 } = new MessageChannel()
  createMessagePortHub().add(port2)
  return { port: port1, broken: new Promise<never>(() => undefined), isInPage: true }
}
