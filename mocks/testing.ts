import { Instant } from '@js-joda/core'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { userAuthKey } from './http/access'
import { pagingHeaders, refusal } from './http/respond'
import { PASSWORD, PEOPLE, type PersonName } from './seeds/people'
import { type ManualClock, manualClock } from './store/clock'
import type { World } from './store/world'
import { createWorld } from './world'

/** What stories and tests need besides `createHandlers`: a world that stands still, keys, and single calls gone wrong. */

/** Wednesday 18 March 2026, 13:00 in Karaganda: lunch time, so there is something to see. */
export const STORY_MOMENT = Instant.parse('2026-03-18T08:00:00Z')

/** The company of stories and tests, orders a month. */
const STORY_COMPANY = 100_000

/**
 * A company of 300 couriers whose time moves only by `clock.advance(seconds)`; `world.settle()` then lets happen what is due. Of its
 * archive it has a sample of `size` orders, so that it starts in a fifth of a second.
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
  const clock = manualClock(at)
  return { world: createWorld({ ...settings, size: STORY_COMPANY, archive: size, at, clock }), clock }
}

/** The key of one of the people, as the console stores it under `auth`. Good in every world. */
export const personKey = (person: PersonName): string => userAuthKey({ id: PEOPLE[person].id, password: PASSWORD })

/** `path` is below /v1 and may hold parameters: `/manage/city/:id`. Whatever the method. Put these before the others. */
export const failing = (path: string, status = 500, message = 'Сервер временно недоступен'): HttpHandler =>
  http.all(endpoint(path), () => refusal(status, message))

/** Never responds: the loading state. */
export const pending = (path: string): HttpHandler =>
  http.all(endpoint(path), () => new Promise<never>(() => undefined))

/** A list without rows. */
export const empty = (path: string): HttpHandler => responding(path, [])

/** The connection breaks. */
export const unreachable = (path: string): HttpHandler => http.all(endpoint(path), () => HttpResponse.error())

/** Any body, legal or not. A list gets the paging headers of a single page. */
export const responding = (path: string, body: unknown): HttpHandler =>
  http.all(endpoint(path), () =>
    HttpResponse.json(body as never, {
      headers: Array.isArray(body) ? pagingHeaders(body.length, body.length > 0 ? 1 : 0) : {},
    }),
  )

const endpoint = (path: string) => `*/v1${path}`
