import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Instant } from '@js-joda/core'
import { runCommand } from './demo/commands'
import { CONTROL_PATH, respondToControl } from './demo/control'
import { type ServedWorld, serveWorld } from './demo/servedWorld'
import { HttpError } from './http/httpError'
import { EXPOSED_HEADERS, failed, refusal } from './http/respond'
import { startTicker } from './server/ticker'
import type { World } from './store/world'
import { DEFAULT_SEED, DEFAULT_SIZE } from './world'

export type ServeSettings = {
  /** 0, the default, takes a free port. */
  apiPort?: number
  streamPort?: number
  host?: string
  seed?: number
  size?: number
  /** Keeps a sample of the archive alone, so many orders: it starts at once. */
  archive?: number
  /** The world's start; the machine's now by default. */
  at?: Instant
  speed?: number
  /** Opens the control channel under `/__world`. */
  control?: boolean
}

export type MockServer = {
  apiUrl: string
  streamUrl: string
  /** The present one: a reset or an import puts another in its place. */
  readonly world: World
  close: () => Promise<void>
}

/** Bytes of a body: a picture of 10 MB with its form, the file of a world. */
const MAX_BODY = 12 * 1024 * 1024
const MAX_CONTROL_BODY = 300_000_000

const STREAM_PATH = '/v1/sse/'

/** Serves one world over real HTTP: the API on one port, the live stream on another. Clients share the world. */
export async function serve(settings: ServeSettings = {}): Promise<MockServer> {
  const { apiPort = 0, streamPort = 0, host = '127.0.0.1', control = false, ...rest } = settings
  const streams = new Set<ServerResponse>()
  const served = serveWorld({ seed: DEFAULT_SEED, size: DEFAULT_SIZE, speed: 1, ...rest }, () => {
    // Whoever listens to the world that is gone would hear nothing more, and never ask again.
    for (const stream of streams) stream.destroy()
  })
  const api = createServer((request, response) =>
    respondTo(request, response, (asked) => respondToCall(served, asked, control)),
  )
  const stream = createServer((request, response) => {
    streams.add(response)
    response.on('close', () => streams.delete(response))
    void respondTo(request, response, async (asked) => (isStream(asked) ? served.respond(asked) : undefined))
  })
  await Promise.all([listen(api, apiPort, host), listen(stream, streamPort, host)])
  const stopTicker = startTicker(() => void served.settle())
  return {
    apiUrl: urlOf(api, host),
    streamUrl: urlOf(stream, host),
    get world() {
      return served.world()
    },
    close: async () => {
      stopTicker()
      await Promise.all([close(api), close(stream)])
    },
  }
}

const isStream = ({ url }: Request): boolean => new URL(url).pathname.startsWith(STREAM_PATH)

async function respondToCall(served: ServedWorld, request: Request, control: boolean): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const isControl = pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`)
  if (isControl)
    return control ? respondToControl((name, payload) => runCommand(served, name, payload), request) : undefined
  return isStream(request) || !pathname.startsWith('/v1/') ? undefined : served.respond(request)
}

async function respondTo(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response | undefined>,
): Promise<void> {
  // The control channel is for tools, not for pages of other origins.
  const isControl = incoming.url?.startsWith(CONTROL_PATH) === true
  if (!isControl) for (const [name, value] of Object.entries(corsHeaders(incoming))) outgoing.setHeader(name, value)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(isControl ? 403 : 204).end()
    return
  }
  const abort = new AbortController()
  // Without this the stream of a client that has gone would be fed for ever.
  outgoing.on('close', () => abort.abort())
  try {
    const request = await webRequest(incoming, abort.signal, isControl ? MAX_CONTROL_BODY : MAX_BODY)
    if (!request) {
      send(refusal(400, 'Неверный запрос'), outgoing)
      return
    }
    const response = await respond(request)
    send(response ?? refusal(404, `Нет такого адреса: ${new URL(request.url).pathname}`), outgoing)
  } catch (error) {
    if (abort.signal.aborted) return
    if (error instanceof HttpError) {
      send(failed(error), outgoing)
      return
    }
    console.error(error)
    outgoing.destroy()
  }
}

/** The call as a web `Request`; undefined if its address or method allows none. */
async function webRequest(
  incoming: IncomingMessage,
  signal: AbortSignal,
  longest: number,
): Promise<Request | undefined> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    // What is too large is read to its end and forgotten, so that its sender hears why.
    if (size <= longest) chunks.push(chunk)
  }
  if (size > longest) throw new HttpError(413, 'Запрос слишком большой')
  const { method = 'GET', url = '/' } = incoming
  // A GET's body has no meaning, and `Request` refuses one.
  const body = chunks.length > 0 && method !== 'GET' && method !== 'HEAD' ? Buffer.concat(chunks) : null
  try {
    const address = new URL(url, `http://${incoming.headers.host}`)
    decodeURIComponent(address.pathname)
    return new Request(address, { method, headers, body, signal })
  } catch {
    return undefined
  }
}

function send(response: Response, outgoing: ServerResponse): void {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  response.headers.forEach((value, name) => {
    if (!outgoing.hasHeader(name)) outgoing.setHeader(name, value)
  })
  outgoing.writeHead(response.status)
  // The headers of a quiet stream must not wait for its first event.
  outgoing.flushHeaders()
  if (response.body)
    Readable.fromWeb(response.body as NodeStream)
      .on('error', () => outgoing.destroy())
      .pipe(outgoing)
  else outgoing.end()
}

/** Only what the contract's client sends, so that one which sends more fails here as it would elsewhere. */
function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': incoming.headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

const urlOf = (server: Server, host: string): string => `http://${host}:${(server.address() as AddressInfo).port}`
