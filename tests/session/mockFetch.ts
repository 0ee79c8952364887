import { jest } from '@jest/globals'
import { configureHttp, type HttpSettings } from '../../src/lib/http'

export const API_BASE = 'https://api.test'

export function configureApi(settings: Partial<HttpSettings> = {}): void {
  configureHttp({
    apiBase: API_BASE,
    authKey: () => 'key',
    onUnauthorized: () => undefined,
    onResponse: () => undefined,
    ...settings,
  })
}

export type Call = {
  method: string
  /** Includes the query string. */
  path: string
  key: string | null
  headers: Headers
  body: string
  signal: AbortSignal
}

export type Reply = { status?: number; body?: unknown; raw?: string; headers?: Record<string, string> }

/** An Error simulates a network failure. */
type Answer = (call: Call) => Reply | Error | Promise<Reply | Error>

export function mockFetch(answer: Answer = () => ({ body: {} })) {
  const calls: Call[] = []
  let current = answer
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const call: Call = {
      method: request.method,
      path: request.url.slice(API_BASE.length),
      key: request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? null,
      headers: request.headers,
      body: '',
      signal: request.signal,
    }
    // Record the call before its body is read, so that `calls` keeps the order of the requests.
    calls.push(call)
    call.body = await request.clone().text()
    const reply = await withAbort(current(call), request.signal)
    if (reply instanceof Error) throw reply
    const { status = 200, body, raw, headers = {} } = reply
    return new Response(status === 204 ? null : (raw ?? JSON.stringify(body)), { status, headers })
  })
  return {
    calls,
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    answer: (next: Answer) => {
      current = next
    },
  }
}

export function delayedReplies() {
  const waiting: ((reply: Reply | Error) => void)[] = []
  return {
    next: () => new Promise<Reply | Error>((resolve) => waiting.push(resolve)),
    give: (index: number, reply: Reply | Error) => {
      const resolve = waiting[index]
      if (!resolve) throw new Error(`call ${index} was not made`)
      resolve(reply)
    },
  }
}

export const waitForRequests = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

function withAbort<T>(reply: T | Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    Promise.resolve(reply).then(resolve, reject)
  })
}
