import ky, { HTTPError, type KyResponse, type Options, TimeoutError } from 'ky'
import { BodyTimeout, readBody } from './body'
import { FALLBACK_MESSAGE, type Failure, isAbort, malformedResponse, RequestFailure, unknownOutcome } from './failure'
import { noteServerTime } from './serverClock'
import type { Upload } from './upload'

/** What the composition root hands to the HTTP boundary, which itself knows neither session nor screens. */
export type HttpSettings = {
  /** Base URL of the API without the `/v1` segment. */
  apiBase: string
  /** The stored key, or null when signed out. */
  authKey: () => string | null
  /** Called on a 401 of any call but sign-in, with the key that the refused call carried. */
  onUnauthorized: (key: string | null) => void
  /** Called on each successful response. */
  onResponse: (response: { headers: Headers; request: RequestMark }) => void
  /** Milliseconds until a response has to begin, `REQUEST_TIMEOUT_MS` unless told; `false`: never, for pictures of waiting. */
  timeout?: number | false
}

/** Identifies a request: its path, the key it carried and its place in the order in which requests were sent. */
export type RequestMark = { path: string; key: string | null; sequence: number }

/** One call. `query` values that are undefined are left out; `json` and `form` exclude each other. */
export type HttpCall = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Record<string, string | number | boolean | undefined>
  json?: unknown
  form?: FormData
  /** Sends the form in place of `fetch`, with deadlines of its own (`lib/upload`). */
  upload?: Upload | undefined
  signal?: AbortSignal | undefined
  /** Sign-in: a 401 is an ordinary failure there, not the end of a session. */
  isSignIn?: boolean
}

type Retry = NonNullable<Options['retry']>

/** Until the response begins. */
export const REQUEST_TIMEOUT_MS = 60_000
/** A body that stops coming is given up after this long, and one that a form waits for is as a whole. */
const BODY_IDLE_MS = 15_000
const BODY_TOTAL_MS = 60_000
/** Sent by a gateway: the server behind it may have made the change. */
const GATEWAY_STATUSES = [502, 503, 504]
/** Only loads are retried, and only on a network failure or these statuses (contract, last section). */
const LOAD_RETRY: Retry = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: GATEWAY_STATUSES,
  afterStatusCodes: [],
}

let settings: HttpSettings | undefined
let lastSequence = 0

export function configureHttp(next: HttpSettings): void {
  settings = next
}

/** The sequence number that the next request will get; requests below it were sent earlier. */
export const nextSequence = (): number => lastSequence + 1

/** A call that only reads. Retried as the contract allows. Resolves with the parsed JSON body. */
export async function load(call: HttpCall): Promise<{ body: unknown; headers: Headers }> {
  const response = await send(call, LOAD_RETRY)
  try {
    const text = await readBody(response, { idleMs: BODY_IDLE_MS, totalMs: BODY_TOTAL_MS })
    return { body: JSON.parse(text), headers: response.headers }
  } catch (error) {
    if (error instanceof SyntaxError) throw malformedResponse(endpointName(call), error)
    throw asFailure(error, call.signal)
  }
}

/**
 * A call that changes something, GETs that change state among them. Never retried. Resolves with the body as text, undefined
 * where it broke off or stalled: the change is done all the same (contract, «unknown outcome of a change»).
 */
export async function change(call: HttpCall): Promise<string | undefined> {
  const response = await send(call, 0)
  return readBody(response, { idleMs: BODY_IDLE_MS, totalMs: BODY_IDLE_MS }).catch(() => undefined)
}

/** `POST /v1/manage/city`, as error texts name a call. */
export const endpointName = (call: HttpCall): string => `${call.method} ${call.path}`

async function send(call: HttpCall, retry: Retry): Promise<KyResponse> {
  const isChange = retry === 0 && !call.isSignIn
  if (!settings) throw new Error('configureHttp was not called')
  const mine = settings
  const { apiBase, authKey, onResponse, onUnauthorized, timeout = REQUEST_TIMEOUT_MS } = mine
  const key = authKey()
  // The session has ended under whoever asks, such as a row of changes: no call is made without a key (contract).
  if (key === null && !call.isSignIn) throw cancelled()
  const request: RequestMark = { path: call.path, key, sequence: ++lastSequence }
  const sentAt = Date.now()
  try {
    const response = await ky(apiBase.replace(/\/$/, '') + call.path, {
      method: call.method,
      headers: { Accept: 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
      searchParams: call.query,
      ...(call.json === undefined ? {} : { json: call.json }),
      ...(call.form ? { body: call.form } : {}),
      ...(call.signal ? { signal: call.signal } : {}),
      // A cached response may be out of date, or belong to another key.
      cache: 'no-store',
      ...(call.form && call.upload ? { fetch: call.upload(call.form), timeout: false } : { timeout }),
      retry,
    })
    noteServerTime(response.headers, sentAt, Date.now())
    onResponse({ headers: response.headers, request })
    return response
  } catch (error) {
    // The console has been set up anew, as before each story: whoever made the call is gone, and nobody is to be told.
    if (settings !== mine) return new Promise(() => undefined)
    if (error instanceof HTTPError && error.response.status === 401 && !call.isSignIn) onUnauthorized(key)
    throw error instanceof HTTPError ? await refusal(error, isChange) : asFailure(error, call.signal, isChange)
  }
}

/**
 * A 4xx or 5xx response: `{ message }`, and `{ errors }` with 422. For a change that may have been made it is no
 * refusal.
 */
async function refusal(error: HTTPError, isChange: boolean): Promise<RequestFailure> {
  const { status } = error.response
  const body = await readJson(error.response)
  const { message, errors } = isRecord(body) ? body : {}
  const hasMessage = typeof message === 'string' && message.trim() !== ''
  if (isChange && (GATEWAY_STATUSES.includes(status) || (status >= 500 && !hasMessage))) {
    return unknownOutcome(`Сервер ответил ${status}`, { status, cause: error, ...(hasMessage ? { message } : {}) })
  }
  const failure: Failure = { message: hasMessage ? message : FALLBACK_MESSAGE, status }
  if (status === 422 && isRecord(errors)) {
    failure.fields = Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  }
  return new RequestFailure(failure, { cause: error })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readBody(response, { idleMs: BODY_IDLE_MS, totalMs: BODY_IDLE_MS }))
  } catch {
    return null
  }
}

const cancelled = () => new DOMException('The request was cancelled', 'AbortError')

/** No response came. An abort stays what it is, so that callers can ignore it. */
function asFailure(error: unknown, signal: AbortSignal | undefined, isChange = false): unknown {
  if (isAbort(error) || signal?.aborted) return cancelled()
  const isLate = error instanceof TimeoutError || error instanceof BodyTimeout
  const hint = isLate ? 'Сервер не ответил вовремя' : 'Нет связи с сервером'
  if (isChange) return unknownOutcome(hint, { cause: error })
  return new RequestFailure({ message: FALLBACK_MESSAGE, hint }, { cause: error })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
