import { getResponse } from 'msw'
import type { PersonName } from '../../mocks/seeds/people'
import { createHandlers } from '../../mocks/server/createHandlers'
import type { World } from '../../mocks/store/world'
import { personKey } from '../../mocks/testing'

export type Answer = { status: number; headers: Headers; body: unknown }
export type Method = 'GET' | 'POST' | 'DELETE'
/** Calls the API of a world as one of the people, or with any key; `null` sends none. A form goes out as multipart. */
export type Caller = (method: Method, path: string, body?: unknown) => Promise<Answer>

export function callerAs(world: World, person: PersonName | null, key = person && personKey(person)): Caller {
  const handlers = createHandlers(world)
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

export const total = ({ headers }: Answer): number => Number(headers.get('x-pagination-total-count'))

/** The body as a list of records, where the test knows that it is one. */
export const rowsOf = <T = Record<string, unknown>>({ body }: Answer): T[] => body as T[]
