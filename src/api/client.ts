import { type Struct, StructError } from 'superstruct'
import { createMalformedResponseError, type RequestFailure } from '../lib/failure'
import { endpointName, type HttpCall, loadJson, sendMutationRequest as send } from '../lib/http'
import type { FilterStructs, ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { reportProblem } from '../lib/reportProblem'
import { setUnreadableCount } from '../lib/unreadableRowCount'
import { validateLeniently } from '../lib/validateLeniently'
import { createSearchBody, type UnsentRequestBody, validateRequestBody } from './requestBody'

/** Loads one object or a whole dictionary. Dictionary entries that fail validation are left out. */
export async function loadResource<T>(struct: Struct<T, unknown>, call: HttpCall): Promise<T> {
  const { body } = await loadJson(call)
  if (struct.type !== 'array' || !Array.isArray(body)) return validateResponse(struct, body, call)
  return parseValidRows(struct as unknown as Struct<unknown[], unknown>, body, call).rows as T
}

/**
 * Loads one page of a list. The total, the page size and the page count come from the response headers; a missing or invalid header counts
 * as 1. Only a missing page count is calculated from the total and the page size. If the page size is missing too, the number of received
 * rows is used as the page size.
 */
export async function searchPagedRows<T, F>(
  rows: Struct<T[], unknown>,
  to: SearchCall,
  filters: FilterStructs<F>,
  query: ListQuery<F>,
): Promise<RowsPage<T>> {
  const call = { ...to, method: 'POST', query: { page: query.page, ...to.query } } as const
  const { body, headers } = await loadJson({ ...call, json: createSearchBody(filters, query, call) })
  const total = pagingHeader(headers, 'x-pagination-total-count')
  const perPage = pagingHeader(headers, 'x-pagination-per-page')
  const received = Array.isArray(body) && body.length > 0 ? body.length : total
  const pageSize = headers.has('x-pagination-per-page') ? perPage : received
  const pageCount = headers.has('x-pagination-page-count')
    ? pagingHeader(headers, 'x-pagination-page-count')
    : Math.max(1, Math.ceil(total / Math.max(1, pageSize)))
  return { ...parseValidRows(rows, body, call), total, perPage, pageCount }
}

type SearchCall = { path: string; query?: HttpCall['query']; signal?: AbortSignal | undefined }

export async function loadUnpagedRows<T>(struct: Struct<T[], unknown>, call: HttpCall): Promise<RowsPage<T>> {
  const found = parseValidRows(struct, (await loadJson(call)).body, call)
  const { rows } = found
  return { ...found, total: rows.length, perPage: Math.max(rows.length, 1), pageCount: 1 }
}

/** Runs a search whose response contains all rows (contract, «searches without paging»). */
export async function searchUnpagedRows<T, F>(
  struct: Struct<T[], unknown>,
  to: SearchCall,
  filters: FilterStructs<F>,
  query: ListQuery<F>,
): Promise<RowsPage<T>> {
  const call = { ...to, method: 'POST' } as const
  return loadUnpagedRows(struct, { ...call, json: createSearchBody(filters, query, call) })
}

export async function loadSearchSummary<T, F>(
  struct: Struct<T, unknown>,
  to: SearchCall,
  filters: FilterStructs<F>,
  values: Partial<F>,
): Promise<T> {
  const call = { ...to, method: 'POST' } as const
  return loadResource(struct, {
    ...call,
    json: createSearchBody(filters, { ...values, orderBy: undefined, page: 1 }, call),
  })
}

/**
 * Sends a request that changes data on the server and ignores the response body. `value` is validated against the struct `body` before
 * sending, so that a form can pass its values without a cast and show validation errors at its fields.
 */
export async function sendMutation(call: HttpCall): Promise<void>
export async function sendMutation<B>(
  call: HttpCall,
  body: Struct<B, unknown>,
  value: UnsentRequestBody<B>,
): Promise<void>
export async function sendMutation(call: HttpCall, body?: Struct<unknown, unknown>, value?: unknown): Promise<void> {
  await send(body ? { ...call, json: validateRequestBody(body, value, call) } : call)
}

export type CreatedId = number | undefined

/** Creates an entity and resolves to its id, or to undefined if the response contains no id (contract, «Envelope»). */
export async function sendCreateRequest<B>(
  call: HttpCall,
  body: Struct<B, unknown>,
  value: UnsentRequestBody<B>,
): Promise<CreatedId> {
  const received = await send({ ...call, json: validateRequestBody(body, value, call) })
  try {
    const { id } = JSON.parse(received ?? '')
    if (typeof id === 'number' || /^\d+$/.test(String(id))) return Number(id)
  } catch {
    // The response is empty or not JSON, so the id of the new entity is unknown.
  }
  return undefined
}

/**
 * Sends a change whose response is needed: sign-in, password change, new schedule. Throws the error `unread` if the server applied the
 * change but its response body did not arrive completely.
 */
export async function sendMutationWithResponse<T, B>(
  response: Struct<T, unknown>,
  call: HttpCall,
  body: Struct<B, unknown>,
  value: UnsentRequestBody<B>,
  unread: RequestFailure,
): Promise<T> {
  const received = await send({ ...call, json: validateRequestBody(body, value, call) })
  if (received === undefined) throw unread
  try {
    return validateResponse(response, JSON.parse(received), call)
  } catch (error) {
    throw error instanceof SyntaxError ? createMalformedResponseError(endpointName(call), error) : error
  }
}

/**
 * Validates a response. An invalid optional field counts as absent; an invalid required field throws an error that names the endpoint and
 * the field.
 */
function validateResponse<T>(struct: Struct<T, unknown>, value: unknown, call: HttpCall): T {
  try {
    return validateLeniently(struct, value, logField(call))
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    logField(call)(error.path.join('.'), error)
    throw createMalformedResponseError(endpointName(call), error)
  }
}

const logField = (call: HttpCall) => (path: string, error: StructError) => {
  console.error(`${endpointName(call)}: ${path}: ${error.message}`)
  // Report only the error's type: its message contains the invalid value, which may be a customer's phone number.
  reportProblem('contract', `${endpointName(call)}: ${path}: ${error.type}`)
}

/**
 * Validates the rows of a list. A row whose required fields are missing or invalid is left out and counted in `unreadable`. Throws if the
 * list has rows but none is valid. `under` is the path of the list inside the response.
 */
export function parseValidRows<T>(
  rows: Struct<T[], unknown>,
  body: unknown,
  call: HttpCall,
  under: readonly string[] = [],
): Pick<RowsPage<T>, 'rows' | 'unreadable'> {
  if (!Array.isArray(body)) return { rows: validateResponse(rows, body, call) }
  const row = (rows as unknown as { schema: Struct<T, unknown> }).schema
  const { failure, ...found } = safeParseValidRows(row, body, call, under)
  if (failure && found.rows.length === 0) throw createMalformedResponseError(endpointName(call), failure)
  return found
}

/** Like `parseValidRows`, but returns the error as `failure` instead of throwing. */
export function safeParseValidRows<T>(
  row: Struct<T, unknown>,
  values: readonly unknown[],
  call: HttpCall,
  under: readonly PropertyKey[] = [],
): Pick<RowsPage<T>, 'rows' | 'unreadable'> & { failure: StructError | undefined } {
  let failure: StructError | undefined
  const rows = values.flatMap((value, index) => {
    try {
      return [validateLeniently(row, value, (path, error) => logField(call)([...under, index, path].join('.'), error))]
    } catch (error) {
      if (!(error instanceof StructError)) throw error
      error.path = [...under, index, ...error.path]
      logField(call)(error.path.join('.'), error)
      failure ??= error
      return []
    }
  })
  const unreadable = values.length - rows.length
  setUnreadableCount(rows, unreadable)
  return { rows, failure, ...(unreadable > 0 ? { unreadable } : {}) }
}

function pagingHeader(headers: Headers, name: string): number {
  const value = Number(headers.get(name) ?? '')
  return Number.isSafeInteger(value) && value > 0 ? value : headers.get(name)?.trim() === '0' ? 0 : 1
}
