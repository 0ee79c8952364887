import { type HttpHandler, http } from 'msw'
import type { AccessRule } from '../../src/domain/permissions'
import type { World } from '../store/world'
import { bearerKey, type Caller, callerOf, requireAccess, userHash } from './access'
import { readJson } from './payload'
import { failed, HASH_HEADER, refusal } from './respond'

/** What a handler gets of a call by a signed-in user. */
export type Call = {
  caller: Caller
  /** Values of `:name` in the path. */
  params: Readonly<Record<string, string>>
  url: URL
  request: Request
  /** The JSON body; `{}` when there is none. */
  json: () => Promise<unknown>
}

type Method = 'get' | 'post' | 'delete'
type Answer = Response | Promise<Response>

/** Signed in is enough. */
export const SIGNED_IN: AccessRule = { every: [] }

/**
 * An endpoint under `/v1` on any origin: brings the world up to its clock, checks the key and the rule, and turns what is
 * thrown into an answer. `:id` takes digits only, so that `/city/search` and `/city/:id` never clash.
 */
export function route(
  world: World,
  method: Method,
  path: string,
  rule: AccessRule,
  handle: (call: Call) => Answer,
): HttpHandler {
  return http[method]<Record<string, string>>(endpoint(path), async ({ request, params }) => {
    try {
      world.settle()
      const caller = callerOf(world.db, bearerKey(request))
      requireAccess(caller, rule)
      const url = new URL(request.url)
      const response = await handle({ caller, params, url, request, json: () => readJson(request) })
      response.headers.set(HASH_HEADER, userHash(world.db, caller))
      return response
    } catch (error) {
      return failed(error)
    }
  })
}

/** An endpoint that checks nobody's key by itself: sign-in, the live stream. */
export function openRoute(
  world: World,
  method: Method,
  path: string,
  handle: (request: Request) => Answer,
): HttpHandler {
  return http[method](endpoint(path), async ({ request }) => {
    try {
      world.settle()
      return await handle(request)
    } catch (error) {
      return failed(error)
    }
  })
}

/** What nobody handles is not there; it must not be passed on to a network that is not there either. */
export const notThere = (): HttpHandler =>
  http.all('*/v1/*', ({ request }) =>
    refusal(404, `Нет такого адреса: ${request.method} ${new URL(request.url).pathname}`),
  )

const endpoint = (path: string) => `*/v1${path.replace(/:(id|cityId)\b/g, ':$1(\\d+)')}`
