import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Instant } from '@js-joda/core'
import { handleControlRequest, WORLD_CONTROL_PATH } from './demo/controlRequests'
import { runDemoCommand } from './demo/runDemoCommand'
import { createServerWorld, type ServerWorld } from './demo/serverWorld'
import { HttpError } from './http/httpError'
import { EXPOSED_HEADERS, errorResponse, respondWithError } from './http/respond'
import type { World } from './store/world'
import { DEFAULT_SEED, DEFAULT_WORLD_SIZE } from './world'

export type MockServerSettings = {
  /** 0 picks a free port. */
  apiPort?: number
  streamPort?: number
  host?: string
  seed?: number
  size?: number
  /** Number of archive orders to store; with few orders the server starts at once. */
  archive?: number
  at?: Instant
  speed?: number
  control?: boolean
}

export type MockServer = {
  apiUrl: string
  streamUrl: string
  readonly world: World
  close: () => Promise<void>
}

/** Bytes. Largest request body; an uploaded picture has at most 10 MB. */
const MAX_BODY = 12 * 1024 * 1024
const MAX_CONTROL_BODY = 300_000_000

/** Interval at which the simulation runs between API requests, so that the live stream gets events. */
const TICK_MS = 500

const STREAM_PATH = '/v1/sse/'

/**
 * Serves one mock world (data, clock and live events) over HTTP: the API on one port, the live stream on another. All
 * clients share the same data.
 */
export async function startMockServer(settings: MockServerSettings = {}): Promise<MockServer> {
  const { apiPort = 0, streamPort = 0, host = '127.0.0.1', control = false, ...rest } = settings
  const streams = new Set<ServerResponse>()
  const served = createServerWorld({ seed: DEFAULT_SEED, size: DEFAULT_WORLD_SIZE, speed: 1, ...rest }, () => {
    // Close the streams of the replaced mock world; otherwise its clients would wait forever and never reconnect.
    for (const stream of streams) stream.destroy()
  })
  const api = createServer((request, response) =>
    respondTo(request, response, (requested) => respondToCall(served, requested, control)),
  )
  const stream = createServer((request, response) => {
    streams.add(response)
    response.on('close', () => streams.delete(response))
    void respondTo(request, response, async (requested) =>
      isStream(requested) ? served.respond(requested) : undefined,
    )
  })
  await Promise.all([listen(api, apiPort, host), listen(stream, streamPort, host)])
  const ticker = setInterval(() => void served.settle(), TICK_MS)
  return {
    apiUrl: urlOf(api, host),
    streamUrl: urlOf(stream, host),
    get world() {
      return served.world()
    },
    close: async () => {
      clearInterval(ticker)
      await Promise.all([close(api), close(stream)])
    },
  }
}

const isStream = ({ url }: Request): boolean => new URL(url).pathname.startsWith(STREAM_PATH)

async function respondToCall(served: ServerWorld, request: Request, control: boolean): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const isControl = pathname === WORLD_CONTROL_PATH || pathname.startsWith(`${WORLD_CONTROL_PATH}/`)
  if (isControl)
    return control ? handleControlRequest((name, payload) => runDemoCommand(served, name, payload), request) : undefined
  return isStream(request) || !pathname.startsWith('/v1/') ? undefined : served.respond(request)
}

async function respondTo(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response | undefined>,
): Promise<void> {
  // No CORS headers for requests that control the mock world: pages of other origins must not send them.
  const isControl = incoming.url?.startsWith(WORLD_CONTROL_PATH) === true
  if (!isControl) for (const [name, value] of Object.entries(corsHeaders(incoming))) outgoing.setHeader(name, value)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(isControl ? 403 : 204).end()
    return
  }
  const abort = new AbortController()
  outgoing.on('close', () => abort.abort())
  try {
    const request = await webRequest(incoming, abort.signal, isControl ? MAX_CONTROL_BODY : MAX_BODY)
    if (!request) {
      send(errorResponse(400, 'Неверный запрос'), outgoing)
      return
    }
    const response = await respond(request)
    send(response ?? errorResponse(404, `Нет такого адреса: ${new URL(request.url).pathname}`), outgoing)
  } catch (error) {
    if (abort.signal.aborted) return
    if (error instanceof HttpError) {
      send(respondWithError(error), outgoing)
      return
    }
    console.error(error)
    outgoing.destroy()
  }
}

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
    // Read the rest of an oversized request body without storing it, so that the client receives the 413 response.
    if (size <= longest) chunks.push(chunk)
  }
  if (size > longest) throw new HttpError(413, 'Запрос слишком большой')
  const { method = 'GET', url = '/' } = incoming
  // The `Request` constructor throws on a GET with a body, so drop the body.
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
  // Send the headers now; a stream may have no event for a long time.
  outgoing.flushHeaders()
  if (response.body)
    Readable.fromWeb(response.body as NodeStream)
      .on('error', () => outgoing.destroy())
      .pipe(outgoing)
  else outgoing.end()
}

/**
 * Allows only the methods and headers that the contract's client sends. Any other method or header fails here as it
 * would on the real server.
 */
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

function urlOf(server: Server, host: string): string {
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${name}:${(server.address() as AddressInfo).port}`
}
