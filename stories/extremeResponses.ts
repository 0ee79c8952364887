import { getResponse, HttpResponse, http, type RequestHandler } from 'msw'

export type ExtremeResponses = 'none' | 'texts' | 'rows'

const LONG =
  'Общество с ограниченной ответственностью «Северо-Казахстанская производственно-торговая компания Қазақстан», второй подъезд, домофон не работает'
const NAMES =
  /^(fio|address|companyName|customerName|comments?|description|label|title|street|legalName|addressMore|courierName|inventory)$/
/** Paths whose texts are not made very long, because stories find elements by the user's name and by the names of order statuses. */
const EXCLUDED_PATHS = /\/v1\/(user|sse\/|auth\/|dictionary\/order-status)/

const ROWS = 100
const TOTAL = 12_345
const NEXT_ID = 1_000_000

/**
 * Handlers that replace the responses of the story and of the mock backend (`own`) by very long or empty ones. They must come before
 * `own`.
 */
export function extremeResponseHandlers(
  overflow: ExtremeResponses | undefined,
  own: readonly RequestHandler[],
): RequestHandler[] {
  if (!overflow) return []
  return [
    http.all('*/v1/*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      if (EXCLUDED_PATHS.test(pathname)) return undefined
      const response = await getResponse([...own], request.clone())
      if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return response
      const body: unknown = await response.json()
      const { headers } = response
      if (overflow === 'texts') return HttpResponse.json(withLongTexts(body) as never, { headers })
      if (!Array.isArray(body) || !pathname.endsWith('/search')) return HttpResponse.json(body as never, { headers })
      const total = overflow === 'none' ? 0 : TOTAL
      if (headers.has('x-pagination-total-count')) {
        headers.set('x-pagination-total-count', String(total))
        headers.set('x-pagination-per-page', String(ROWS))
        headers.set('x-pagination-page-count', String(Math.ceil(total / ROWS)))
      }
      return HttpResponse.json((overflow === 'none' ? [] : repeated(body)) as never, { headers })
    }),
  ]
}

function withLongTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return NAMES.test(key) && value !== '' ? `${value}, ${LONG}` : value
  if (Array.isArray(value)) return value.map((part) => withLongTexts(part, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLongTexts(part, name)]))
}

function repeated(rows: readonly Record<string, unknown>[]): unknown[] {
  if (rows.length === 0) return []
  return Array.from({ length: ROWS }, (_, index) => {
    const row = rows[index % rows.length] ?? {}
    const turn = Math.floor(index / rows.length)
    return typeof row.id === 'number' && turn > 0 ? { ...row, id: row.id + turn * NEXT_ID } : row
  })
}
