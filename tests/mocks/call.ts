import { getResponse } from 'msw'
import type { DemoAccountKey } from '../../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../../mocks/server/createHandlers'
import type { World } from '../../mocks/store/world'

export type Answer = { status: number; headers: Headers; body: unknown }
export type Method = 'GET' | 'POST' | 'DELETE'
/** Calls the mock API with the key of a person, or with the given key; `null` sends no key. A FormData body is sent as multipart. */
export type Caller = (method: Method, path: string, body?: unknown) => Promise<Answer>

export function createCaller(
  world: World,
  person: DemoAccountKey | null,
  key = person && demoUserSessionKey(person),
): Caller {
  const handlers = createWithoutCallStacks(() => createHandlers(world))
  return async (method, path, body) => {
    const request = new Request(`http://api.test/v1${path}`, {
      method,
      headers: { Accept: 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`Nobody answered ${method} ${path}`)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }
}

/** msw stores the call stack of each handler. Jest maps every stack to the sources, which took a tenth of these tests' time. */
function createWithoutCallStacks<T>(create: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return create()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

export const total = ({ headers }: Answer): number => Number(headers.get('x-pagination-total-count'))

export const rowsOf = <T = Record<string, unknown>>({ body }: Answer): T[] => body as T[]
