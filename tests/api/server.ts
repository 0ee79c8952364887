import { jest } from '@jest/globals'
import { configureHttp } from '../../src/lib/http'

export const API_BASE = 'https://api.test'
export const KEY = 'key-of-the-test'

/**
 * A request that the test server received. `path` includes the query and is percent-decoded. `body` is the parsed JSON, or the parts of a
 * multipart form (files by name and type).
 */
export type SentRequest = { method: string; path: string; rawPath: string; headers: string[]; body: unknown }

export type Answer = { status?: number; body?: string; headers?: Record<string, string> }

export const json = (body: unknown, headers: Record<string, string> = {}): Answer => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})

export type TestServer = {
  sent: SentRequest[]
  answer: (answer: Answer | Error) => void
}

/** Mocks `fetch` until the end of the test; the default response is `{}`. */
export function startServer(): TestServer {
  const sent: SentRequest[] = []
  let next: Answer | Error = json({})
  configureHttp({
    apiBase: API_BASE,
    authKey: () => KEY,
    onUnauthorized: () => undefined,
    onResponse: () => undefined,
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    sent.push(await record(request))
    if (next instanceof Error) throw next
    return new Response(next.body ?? null, { status: next.status ?? 200, headers: next.headers ?? {} })
  })
  return {
    sent,
    answer: (answer) => {
      next = answer
    },
  }
}

async function record(request: Request): Promise<SentRequest> {
  const rawPath = request.url.slice(API_BASE.length)
  return {
    method: request.method,
    path: decodeURIComponent(rawPath),
    rawPath,
    headers: [...request.headers.keys()].sort(),
    body: await bodyOf(request),
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const parts = [...(await request.formData()).entries()]
    return parts.map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.type}` : value])
  }
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}
