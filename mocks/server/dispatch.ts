import { getResponse, type HttpHandler, http } from 'msw'

/** Method and number of segments: `get 3` for `GET /v1/manage/role`. */
type Bucket = string

/**
 * One handler in place of many. The library tries handlers one by one and reads the cookies for each, which costs more than
 * the answer itself; here a call meets only those whose method and literal segments are its own.
 */
export function dispatch(handlers: readonly HttpHandler[]): HttpHandler {
  const buckets = new Map<Bucket, { segments: string[]; handler: HttpHandler }[]>()
  for (const handler of handlers) {
    const segments = segmentsOf(String(handler.info.path))
    const bucket = bucketOf(String(handler.info.method), segments)
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), { segments, handler }])
  }
  return http.all('*/v1/*', ({ request }) => {
    const segments = segmentsOf(new URL(request.url).pathname)
    const candidates = buckets.get(bucketOf(request.method, segments)) ?? []
    const fitting = candidates.filter((candidate) => fits(candidate.segments, segments))
    return getResponse(
      fitting.map(({ handler }) => handler),
      request,
    )
  })
}

const bucketOf = (method: string, segments: readonly string[]): Bucket => `${method} ${segments.length}`

/** What follows `/v1/`, segment by segment. */
const segmentsOf = (path: string): string[] => path.slice(path.indexOf('/v1/') + 4).split('/')

/** Parameters fit anything here: their form is for the handler itself to check. */
const fits = (template: readonly string[], segments: readonly string[]): boolean =>
  template.every((part, index) => part.startsWith(':') || part === segments[index])
