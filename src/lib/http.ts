import ky, { HTTPError, type KyResponse, type Options, TimeoutError } from 'ky'
import { isPlainObject } from './deepEqual'
import {
  createMalformedResponseError,
  createUnknownOutcomeError,
  FALLBACK_ERROR_MESSAGE,
  type Failure,
  isAbortError,
  RequestFailure,
} from './failure'
import { BodyTimeoutError, readResponseBody } from './readResponseBody'
import { measureServerSkew } from './serverClock'
import type { UploadFetchFactory } from './upload'

export type HttpSettings = {
  apiBase: string
  authKey: () => string | null
  onUnauthorized: (key: string | null) => void
  onResponse: (response: { headers: Headers; request: RequestMetadata }) => void
  /**
   * Milliseconds until the response must start, by default `REQUEST_TIMEOUT_MS`. Stories of loading states disable the timeout with
   * `false`.
   */
  timeout?: number | false
}

export type RequestMetadata = { path: string; key: string | null; sequence: number }

export type HttpCall = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Record<string, string | number | boolean | undefined>
  json?: unknown
  form?: FormData
  upload?: UploadFetchFactory | undefined
  signal?: AbortSignal | undefined
  /** A 401 response to a sign-in is an ordinary error and does not end the session. */
  isSignIn?: boolean
}

type Retry = NonNullable<Options['retry']>

export const REQUEST_TIMEOUT_MS = 60_000
const BODY_TOTAL_MS = 60_000
/** Statuses that a gateway sends: the server behind the gateway may have applied the change. */
const GATEWAY_STATUSES = [502, 503, 504]
/** Only requests that load data are retried, after a network failure or a gateway status (contract, last section). */
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

export const peekNextRequestNumber = (): number => lastSequence + 1

/** Sends a request that only reads, with retries. Throws a `RequestFailure`, or an `AbortError` if `signal` is aborted. */
export async function loadJson(call: HttpCall): Promise<{ body: unknown; headers: Headers }> {
  const response = await send(call, LOAD_RETRY)
  try {
    const text = await readResponseBody(response, BODY_TOTAL_MS)
    return { body: JSON.parse(text), headers: response.headers }
  } catch (error) {
    if (error instanceof SyntaxError) throw createMalformedResponseError(endpointName(call), error)
    throw asFailure(error, call.signal)
  }
}

/**
 * Sends a request that changes data and never retries it. Some endpoints use GET for changes. Resolves to the response body, or to
 * undefined if the body is incomplete: the server has applied the change anyway (contract, «unknown outcome of a change»).
 */
export async function sendMutationRequest(call: HttpCall): Promise<string | undefined> {
  const response = await send(call, 0)
  return readResponseBody(response).catch(() => undefined)
}

export const endpointName = (call: HttpCall): string => `${call.method} ${call.path}`

async function send(call: HttpCall, retry: Retry): Promise<KyResponse> {
  const isChange = retry === 0 && !call.isSignIn
  if (!settings) throw new Error('configureHttp was not called')
  const mine = settings
  const { apiBase, authKey, onResponse, onUnauthorized, timeout = REQUEST_TIMEOUT_MS } = mine
  const key = authKey()
  // The session may end while changes are sent one after another. Without a session key no request is sent (contract).
  if (key === null && !call.isSignIn) throw cancelled()
  const request: RequestMetadata = { path: call.path, key, sequence: ++lastSequence }
  const sentAt = Date.now()
  try {
    const response = await ky(apiBase.replace(/\/$/, '') + call.path, {
      method: call.method,
      headers: { Accept: 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
      searchParams: call.query,
      ...(call.json === undefined ? {} : { json: call.json }),
      ...(call.form ? { body: call.form } : {}),
      ...(call.signal ? { signal: call.signal } : {}),
      // The HTTP cache is not used: a cached response may be outdated or belong to another session key.
      cache: 'no-store',
      ...(call.form && call.upload ? { fetch: call.upload(call.form), timeout: false } : { timeout }),
      retry,
    })
    measureServerSkew(response.headers, sentAt, Date.now())
    onResponse({ headers: response.headers, request })
    return response
  } catch (error) {
    // The app calls `configureHttp` once, but each story calls it again. If another story has started during this request, the component
    // that sent the request no longer exists, so the promise never settles.
    if (settings !== mine) return new Promise(() => undefined)
    if (error instanceof HTTPError && error.response.status === 401 && !call.isSignIn) onUnauthorized(key)
    throw error instanceof HTTPError ? await refusal(error, isChange) : asFailure(error, call.signal, isChange)
  }
}

async function refusal(error: HTTPError, isChange: boolean): Promise<RequestFailure> {
  const { status } = error.response
  const body = await readJson(error.response)
  const { message, errors } = isPlainObject(body) ? body : {}
  const hasMessage = typeof message === 'string' && message.trim() !== ''
  if (isChange && (GATEWAY_STATUSES.includes(status) || (status >= 500 && !hasMessage))) {
    return createUnknownOutcomeError(`Сервер ответил ${status}`, {
      status,
      cause: error,
      ...(hasMessage ? { message } : {}),
    })
  }
  const failure: Failure = { message: hasMessage ? message : FALLBACK_ERROR_MESSAGE, status }
  if (status === 422 && isPlainObject(errors)) {
    failure.fields = Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  }
  return new RequestFailure(failure, { cause: error })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readResponseBody(response))
  } catch {
    return null
  }
}

const cancelled = () => new DOMException('The request was cancelled', 'AbortError')

/** Converts an error of a request without a complete response. An abort remains an abort error, so that callers can ignore it. */
function asFailure(error: unknown, signal: AbortSignal | undefined, isChange = false): unknown {
  if (isAbortError(error) || signal?.aborted) return cancelled()
  const isLate = error instanceof TimeoutError || error instanceof BodyTimeoutError
  const hint = isLate ? 'Сервер не ответил вовремя' : 'Нет связи с сервером'
  if (isChange) return createUnknownOutcomeError(hint, { cause: error })
  return new RequestFailure({ message: FALLBACK_ERROR_MESSAGE, hint }, { cause: error })
}
