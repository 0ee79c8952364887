import { type HttpHandler, http } from 'msw'
import { type ApiEndpoint, endpointAccess, splitEndpoint } from '../../src/api/endpoints'
import type { World } from '../store/world'
import { type ApiCaller, authenticateCaller, bearerKey, computeUserHash, requireAccess } from './access'
import { readRequestJson } from './requestPayload'
import { errorResponse, respondWithError, USER_HASH_HEADER } from './respond'

export type EndpointContext = {
  caller: ApiCaller
  params: Readonly<Record<string, string>>
  url: URL
  request: Request
  json: () => Promise<unknown>
}

type Reply = Response | Promise<Response>

/**
 * Creates a handler for an endpoint on any origin. It runs the simulation up to now, checks the session key and the
 * endpoint's permission, and turns thrown errors into error responses.
 */
export function createEndpointHandler(
  world: World,
  endpoint: ApiEndpoint,
  handle: (call: EndpointContext) => Reply,
): HttpHandler {
  const { method, path } = servedAt(endpoint)
  return http[method]<Record<string, string>>(path, async ({ request, params }) => {
    try {
      world.settle()
      const caller = authenticateCaller(world.db, bearerKey(request))
      requireEndpoint(caller, endpoint, params)
      const url = new URL(request.url)
      world.origin = url.origin
      const response = await handle({ caller, params, url, request, json: () => readRequestJson(request) })
      response.headers.set(USER_HASH_HEADER, computeUserHash(world.db, caller))
      return response
    } catch (error) {
      return respondWithError(error)
    }
  })
}

export function publicEndpointHandler(
  world: World,
  endpoint: ApiEndpoint,
  handle: (request: Request) => Reply,
): HttpHandler {
  const { method, path } = servedAt(endpoint)
  return http[method](path, async ({ request }) => {
    try {
      world.settle()
      return await handle(request)
    } catch (error) {
      return respondWithError(error)
    }
  })
}

/** Responds with 404 to an unknown API path, so that the request does not reach the network. */
export const unknownPathHandler = (): HttpHandler =>
  http.all('*/v1/*', ({ request }) =>
    errorResponse(404, `Нет такого адреса: ${request.method} ${new URL(request.url).pathname}`),
  )

function requireEndpoint(caller: ApiCaller, endpoint: ApiEndpoint, params: EndpointContext['params']): void {
  const access = endpointAccess(endpoint, params)
  if (Array.isArray(access)) requireAccess(caller, { some: access })
}

/** Ids in a path match digits only, so that a request to `/city/search` never matches `/city/{id}`. */
function servedAt(endpoint: ApiEndpoint): { method: 'get' | 'post' | 'delete'; path: string } {
  const { method, path } = splitEndpoint(endpoint)
  const pattern = path.replace(/\{(\w+)\}/g, (_, name) => (/^(id|cityId)$/.test(name) ? `:${name}(\\d+)` : `:${name}`))
  return { method: method.toLowerCase() as 'get' | 'post' | 'delete', path: `*${pattern}` }
}
