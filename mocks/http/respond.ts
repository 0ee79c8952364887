import { HttpResponse } from 'msw'
import { create, type Struct } from 'superstruct'
import { HttpError } from './httpError'
import { type PagedRows, ROWS_PER_PAGE } from './listing'

const TOTAL = 'x-pagination-total-count'
const PAGE_SIZE = 'x-pagination-per-page'
const PAGE_COUNT = 'x-pagination-page-count'
export const USER_HASH_HEADER = 'x-user-modified-hash'

/**
 * Response headers that a page of another origin may read (contract, «Envelope»). The client computes its clock offset
 * from the `Date` header.
 */
export const EXPOSED_HEADERS = [TOTAL, PAGE_SIZE, PAGE_COUNT, USER_HASH_HEADER, 'Date'].join(', ')

/** Throws if the response body does not match the struct, so that the mock cannot deviate from the contract. */
export function respondWithJson<T>(struct: Struct<T, unknown>, body: unknown): Response {
  create(body, struct)
  return HttpResponse.json(body as never)
}

export function respondWithPage<T>(
  struct: Struct<T[], unknown>,
  { rows, total, pageCount }: PagedRows<unknown>,
): Response {
  create(rows, struct)
  return HttpResponse.json(rows as never, { headers: pagingHeaders(total, pageCount) })
}

export const noContentResponse = (): Response => new HttpResponse(null, { status: 204 })

export function errorResponse(status: number, message: string, errors?: Record<string, string>): Response {
  return HttpResponse.json({ message, ...(errors ? { errors } : {}) }, { status })
}

export function respondWithError(error: unknown): Response {
  if (error instanceof HttpError) return errorResponse(error.status, error.message, error.errors)
  console.error(error)
  return errorResponse(500, 'Внутренняя ошибка сервера')
}

export function pagingHeaders(total: number, pageCount: number): Record<string, string> {
  return {
    [TOTAL]: String(total),
    [PAGE_SIZE]: String(ROWS_PER_PAGE),
    [PAGE_COUNT]: String(pageCount),
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  }
}
