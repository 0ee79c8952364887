import { Instant } from '@js-joda/core'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { errorResponse, pagingHeaders } from './http/respond'
import { createManualClock, type ManualClock } from './store/clock'
import type { World } from './store/world'
import { createWorld } from './world'

/** Wednesday 18 March 2026, 13:00 in Karaganda: lunch time with many orders. */
export const STORY_MOMENT = Instant.parse('2026-03-18T08:00:00Z')

const STORY_COMPANY = 100_000

/**
 * Creates a simulated company with 300 couriers for tests. Its clock moves only by `clock.advance(seconds)`; call
 * `world.settle()` afterwards to run the simulation. Only `size` archive orders are stored, so that the mock world
 * starts in 0.2 s.
 */
export function createTestWorld({
  at = STORY_MOMENT,
  size = 1000,
  ...settings
}: {
  seed?: number
  size?: number
  at?: Instant
} = {}): { world: World; clock: ManualClock } {
  const clock = createManualClock(at)
  return { world: createWorld({ ...settings, size: STORY_COMPANY, archive: size, at, clock }), clock }
}

/**
 * A handler that responds with an error to all methods of a path. `path` is relative to /v1 and may have parameters:
 * `/manage/city/:id`. Put this handler before the other handlers.
 */
export const failingHandler = (path: string, status = 500, message = 'Сервер временно недоступен'): HttpHandler =>
  http.all(endpoint(path), () => errorResponse(status, message))

export const pendingHandler = (path: string): HttpHandler =>
  http.all(endpoint(path), () => new Promise<never>(() => undefined))

export const emptyListHandler = (path: string): HttpHandler => staticResponseHandler(path, [])

export const networkErrorHandler = (path: string): HttpHandler => http.all(endpoint(path), () => HttpResponse.error())

/**
 * A handler that responds with the given body. If the body is an array, the paging headers say that it is the only
 * page.
 */
export const staticResponseHandler = (path: string, body: unknown): HttpHandler =>
  http.all(endpoint(path), () =>
    HttpResponse.json(body as never, {
      headers: Array.isArray(body) ? pagingHeaders(body.length, body.length > 0 ? 1 : 0) : {},
    }),
  )

const endpoint = (path: string) => `*/v1${path}`
