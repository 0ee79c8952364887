import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { courierCallBreaches } from './courierCalls'
import { orderFormBreaches } from './orderFormBody'

/**
 * A small server written from the contract alone and independent of the mock, so that tests fail if the console relies on behaviour that
 * only the mock has. The server records every call, and violations of the contract in `breaches`. The live stream has a separate port.
 */

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

/** A response of the server. `raw` is sent unchanged instead of `body`; with `stalls` the body starts but never ends. */
export type Answer = {
  status?: number
  body?: unknown
  raw?: string
  headers?: Record<string, string>
  delayMs?: number
  stalls?: boolean
}

type Handler = (call: Call) => Answer | Promise<Answer>

export const KEY = 'contract-key'

export const CITY = { id: 7, name: 'Караганда' }

export const USER = {
  id: 3,
  fio: 'Айгуль Серикова',
  phone: '77011234567',
  email: null,
  role: { name: 'operator', description: 'Оператор' },
  accesses: ['order_view', 'order_create', 'city_manage', 'notification_manage', 'courier_location_view'],
  allowedCities: [CITY],
  companyId: null,
  lastLogin: '2026-11-20T18:00:00Z',
}

export const STATUSES = [
  { key: 10, value: 'Новый', color: '#1677ff' },
  { key: 20, value: 'Принят', color: '#13a8a8' },
  { key: 30, value: 'Курьер назначен', color: '#722ed1' },
  { key: 100, value: 'Доставлен', color: '#389e0d' },
  { key: 0, value: 'Отменён', color: '#cf1322' },
]

/** A minimal order: numbers as strings, required fields only. */
export const orderOf = (id: number, fields: object = {}) => ({
  id,
  status: 10,
  createdAt: '2026-11-21 12:00:00',
  cityId: CITY.id,
  companyName: `Заведение ${id}`,
  sumTotal: '5400',
  addressTo: { street: 'Ерубаева', house: 12, lat: '49.80', long: '73.10' },
  ...fields,
})

export async function startContractServer({
  user = USER as object,
  rows = [orderOf(2), orderOf(1)] as object[],
  archive = [orderOf(2, { status: 100 }), orderOf(1, { status: '0' })] as object[],
} = {}) {
  const calls: Call[] = []
  const breaches: string[] = []
  const overrides = new Map<string, Handler>()
  const streams = new Set<ServerResponse>()
  let streamCount = 0
  let streamRefusal: number | undefined

  const routes = new Map<string, Handler>([
    ['POST /v1/auth/login', () => ({ body: { authKey: KEY, ...user } })],
    ['GET /v1/user', () => ({ body: user })],
    ['GET /v1/dictionary/order-status', () => ({ body: STATUSES })],
    ['GET /v1/dictionary/city-eager', () => ({ body: [{ ...CITY, points: [], companies: [] }] })],
    ['POST /v1/manage/order/search', () => paged(rows)],
    ['POST /v1/manage/order/archive/search', () => paged(archive)],
    ['POST /v1/manage/order/archive/summary', () => ({ body: { totalCount: String(archive.length) } })],
    ['GET /v1/dictionary/courier', () => ({ body: [] })],
    ['POST /v1/manage/city/search', () => paged([{ ...CITY, timezone: '5', status: true, deliveryService: null }])],
  ])

  const api = await listen(async (request, response) => {
    cors(response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const url = new URL(request.url ?? '/', 'http://server')
    const text = await readBody(request).catch(() => undefined)
    if (text === undefined) return
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: parseBody(text),
    }
    calls.push(call)
    breaches.push(...breachesOf(call))
    const name = `${call.method} ${call.path}`
    const answer = overrides.get(name) ?? routes.get(name)
    const isAllowed = call.path === '/v1/auth/login' || call.headers.authorization === `Bearer ${KEY}`
    send(
      response,
      isAllowed ? ((await answer?.(call)) ?? notFound(name)) : { status: 401, body: { message: 'Войдите снова' } },
    )
  })

  const stream = await listen((request, response) => {
    cors(response)
    const url = new URL(request.url ?? '/', 'http://server')
    if (url.pathname !== '/v1/sse/order' || url.searchParams.get('access-token') !== KEY) {
      return void response.writeHead(401).end()
    }
    if (streamRefusal !== undefined) return void response.writeHead(streamRefusal).end()
    streamCount++
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.write('event: notification\ndata: 4\n\n')
    streams.add(response)
    response.on('close', () => streams.delete(response))
  })

  function write(text: string) {
    for (const response of streams) response.write(text)
  }

  function dropStreams(): number {
    for (const response of streams) response.destroy()
    return streams.size
  }

  return {
    apiUrl: api.url,
    streamUrl: stream.url,
    calls,
    breaches,
    on: (name: string, answer: Handler) => void overrides.set(name, answer),
    /** Holds a response back until the test calls the returned function, so that the test does not depend on delays. */
    hold(name: string, answer: Answer): () => void {
      let respond = (): void => undefined
      const held = new Promise<Answer>((resolve) => {
        respond = () => resolve(answer)
      })
      overrides.set(name, () => held)
      return respond
    },
    callsOf: (name: string) => calls.filter((call) => `${call.method} ${call.path}` === name),
    restart() {
      calls.length = 0
      breaches.length = 0
      overrides.clear()
      dropStreams()
      streamCount = 0
      streamRefusal = undefined
    },
    refuseStreams: (status: number | undefined) => {
      streamRefusal = status
    },
    streamCount: () => streamCount,
    write,
    push: (order: object) => write(`event: order\ndata: ${JSON.stringify(order)}\n\n`),
    dropStreams,
    async close() {
      dropStreams()
      await Promise.all([api.close(), stream.close()])
    },
  }
}

export const paged = (rows: readonly object[], total = rows.length, perPage = 20): Answer => ({
  body: rows,
  headers: {
    'x-pagination-total-count': String(total),
    'x-pagination-per-page': String(perPage),
    'x-pagination-page-count': String(Math.ceil(total / perPage)),
  },
})

const notFound = (name: string): Answer => ({ status: 404, body: { message: `Не найдено: ${name}` } })

/** Headers that a browser sends by itself, and the three that the console may add. */
const ALLOWED_HEADERS =
  /^(authorization|content-type|accept|host|connection|content-length|user-agent|origin|referer|accept-(encoding|language)|sec-.*|cache-control|pragma|priority)$/

function breachesOf({ method, path, query, headers, body }: Call): string[] {
  const found = Object.keys(headers)
    .filter((name) => !ALLOWED_HEADERS.test(name))
    .map((name) => `${method} ${path}: header ${name}`)
  if (query.has('access-token')) found.push(`${method} ${path}: the key in the address`)
  if (path.endsWith('/search') && 'page' in Object(body)) found.push(`${method} ${path}: page in the body`)
  // The salary summary has the city in the query string; other filters belong in the body.
  const inQuery = path === '/v1/manage/salary/summary' ? query.size - query.getAll('cityId').length : query.size
  if (path.endsWith('/summary') && (inQuery > 0 || 'page' in Object(body) || 'orderBy' in Object(body)))
    found.push(`${method} ${path}: more than a filter`)
  for (const [key, value] of Object.entries(Object(body))) {
    if (/\/(search|summary)$/.test(path) && (value === '' || value === null))
      found.push(`${method} ${path}: empty filter ${key}`)
  }
  found.push(...courierCallBreaches(method, path, query, body))
  if (method === 'POST' && /^\/v1\/manage\/order(\/\d+)?$/.test(path)) {
    found.push(...orderFormBreaches(body, path !== '/v1/manage/order').map((breach) => `${method} ${path}: ${breach}`))
  }
  return found
}

function cors(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE')
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, accept')
  response.setHeader(
    'Access-Control-Expose-Headers',
    'x-pagination-total-count, x-pagination-per-page, x-pagination-page-count, x-user-modified-hash',
  )
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
  const { status = 200, body, raw, headers = {}, delayMs = 0 } = answer
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  if (response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  if (answer.stalls) return void response.write('{')
  response.end(raw ?? (body === undefined ? '' : JSON.stringify(body)))
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(handle)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise<void>((done) => {
            server.closeAllConnections()
            server.close(() => done())
          }),
      })
    })
  })
}
