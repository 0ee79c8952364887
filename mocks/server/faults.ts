import { enums, type Infer, integer, max, min, number, object, optional, pattern, refine, string } from 'superstruct'
import { errorResponse } from '../http/respond'
import type { World } from '../store/world'
import { injectStreamFaults } from './faultyStream'
import { findRequesterPhone } from './findRequesterPhone'

/**
 * Kinds of injected faults. For requests: `slow` delays the response, `status` returns an error, `malformed` truncates
 * the JSON, `cut` breaks the connection, and `lost` applies the request but sends no response. For stream events:
 * `malformed`, `cut`, `drop`, `duplicate` and `reorder`; `silence` keeps a stream open without events.
 */
const KINDS = ['slow', 'status', 'malformed', 'cut', 'lost', 'drop', 'duplicate', 'reorder', 'silence'] as const

/**
 * All rules that match a request apply to it, but only the first rule with `malformed` or `cut` damages the response
 * body.
 */
export const FaultRule = refine(
  object({
    kind: enums(KINDS),
    method: optional(enums(['GET', 'POST', 'DELETE'])),
    /** The path relative to `/v1`; a part in braces matches any value: `/manage/order/{id}`. Default: all paths. */
    path: optional(pattern(string(), /^\/\S*$/)),
    person: optional(pattern(string(), /^\d{11}$/)),
    /** Share of requests or stream events that the fault affects, 0 to 1. Default: all. */
    share: optional(max(min(number(), 0), 1)),
    /** Delay for `slow`, in real milliseconds. */
    ms: optional(max(min(integer(), 0), 120_000)),
    status: optional(max(min(integer(), 400), 599)),
    message: optional(string()),
  }),
  'kind',
  ({ kind, ms, status }) => {
    if (kind === 'slow' && ms === undefined) return 'Для slow нужно ms'
    return kind === 'status' && status === undefined ? 'Для status нужен status' : true
  },
)
export type FaultRule = Infer<typeof FaultRule>

export type FaultInjector = {
  rules: () => readonly FaultRule[]
  set: (rules: readonly FaultRule[]) => void
  pass: (request: Request, respond: () => Promise<Response>) => Promise<Response>
}

/**
 * Injects faults according to rules. Whether a rule affects a request depends only on the seed of the mock world, the
 * index of the rule and the number of earlier requests with the same method, path and user.
 */
export function createFaultInjector(world: World, known: readonly FaultRule[] = []): FaultInjector {
  let rules = known
  const met = new Map<string, number>()

  function strikes(rule: FaultRule, ...about: string[]): boolean {
    const key = [rules.indexOf(rule), ...about].join(' ')
    const count = met.get(key) ?? 0
    met.set(key, count + 1)
    return world.random.fork('fault', key, count).chance(rule.share ?? 1)
  }

  function fitting(request: Request, person: string): FaultRule[] {
    const { pathname } = new URL(request.url)
    return rules.filter(
      ({ method, path, person: whose }) =>
        (method === undefined || method === request.method) &&
        (whose === undefined || whose === person) &&
        (path === undefined || matchesApiPath(path, stripApiVersion(pathname))),
    )
  }

  async function pass(request: Request, respond: () => Promise<Response>): Promise<Response> {
    const person = findRequesterPhone(world, request)
    const about = [request.method, stripApiVersion(new URL(request.url).pathname), person]
    const found = fitting(request, person)
    const struck = found.filter((rule) => isOfCall(rule) && strikes(rule, ...about))
    for (const { kind, ms } of struck) if (kind === 'slow') await pause(ms ?? 0, request.signal)
    const refusing = struck.find(({ kind }) => kind === 'status')
    if (refusing) return errorResponse(refusing.status ?? 500, refusing.message ?? 'Сервер временно недоступен')
    const response = await respond()
    if (struck.some(({ kind }) => kind === 'lost')) return Response.error()
    if (isEventStreamResponse(response)) {
      const silent = new Map<FaultRule, boolean>()
      function isSilencing(rule: FaultRule): boolean {
        if (!silent.has(rule)) silent.set(rule, strikes(rule, ...about))
        return silent.get(rule) === true
      }
      // Read the rules for each event, so that a new rule also applies to streams that are already open.
      return injectStreamFaults(response, {
        isSilent: () => fitting(request, person).some((rule) => rule.kind === 'silence' && isSilencing(rule)),
        strikes: (kind) =>
          fitting(request, person).some((rule) => rule.kind === kind && strikes(rule, 'event', ...about)),
      })
    }
    const spoiling = found.find((rule) => isOfBody(rule) && strikes(rule, ...about))
    return spoiling ? spoiled(response, spoiling.kind) : response
  }

  return {
    rules: () => rules,
    set(next) {
      rules = next
      met.clear()
    },
    pass,
  }
}

const isOfCall = ({ kind }: FaultRule): boolean => kind === 'slow' || kind === 'status' || kind === 'lost'
const isOfBody = ({ kind }: FaultRule): boolean => kind === 'malformed' || kind === 'cut'
export const isEventStreamResponse = (response: Response): boolean =>
  response.headers.get('Content-Type') === 'text/event-stream'

export const stripApiVersion = (pathname: string): string => pathname.slice(pathname.indexOf('/v1/') + 3)

export function matchesApiPath(template: string, path: string): boolean {
  const [parts, given] = [template.split('/'), path.split('/')]
  return parts.length === given.length && parts.every((part, index) => /^\{.*\}$/.test(part) || part === given[index])
}

/** Returns a response with half of the body: `malformed` ends the body normally, `cut` breaks the connection. */
async function spoiled(response: Response, kind: FaultRule['kind']): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const status = response.status === 204 ? 200 : response.status
  if (kind === 'malformed') {
    headers.delete('Content-Length')
    headers.set('Content-Type', 'application/json')
    const half = bytes.length > 1 ? bytes.slice(0, bytes.length >> 1) : new TextEncoder().encode('{')
    return new Response(half, { status, headers })
  }
  headers.set('Content-Length', String(Math.max(2, bytes.length)))
  let isBegun = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) controller.error(new Error('Cut by a fault'))
      else controller.enqueue(bytes.length > 1 ? bytes.slice(0, bytes.length >> 1) : new TextEncoder().encode('{'))
      isBegun = true
    },
  })
  return new Response(body, { status, headers })
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
