import { getResponse, type HttpHandler, http } from 'msw'

type Bucket = string

/**
 * Combines many handlers into one. msw tries its handlers one by one and reads the cookies for each, which takes longer
 * than the response itself. The combined handler passes a request only to handlers with the same method and path.
 */
export function combineMockHandlers(handlers: readonly HttpHandler[]): HttpHandler {
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

const segmentsOf = (path: string): string[] => path.slice(path.indexOf('/v1/') + 4).split('/')

const fits = (template: readonly string[], segments: readonly string[]): boolean =>
  template.every((part, index) => part.startsWith(':') || part === segments[index])
