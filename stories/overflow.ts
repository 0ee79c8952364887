import { getResponse, HttpResponse, http, type RequestHandler } from 'msw'

export type Overflow = 'none' | 'texts' | 'rows'

const LONG =
  'Общество с ограниченной ответственностью «Северо-Казахстанская производственно-торговая компания Қазақстан», второй подъезд, домофон не работает'
const NAMES =
  /^(fio|address|companyName|customerName|comments?|description|label|title|street|legalName|addressMore|courierName|inventory)$/
/** Responses that stay unchanged, because stories find texts of the user and the order statuses. */
const AS_THEY_ARE = /\/v1\/(user|sse\/|auth\/|dictionary\/order-status)/

const ROWS = 100
const TOTAL = 12_345
const NEXT_ID = 1_000_000

/** Handlers that make the responses of the mock backend very long or empty. They must come before its own handlers. */
export function overflowHandlers(overflow: Overflow | undefined, own: readonly RequestHandler[]): RequestHandler[] {
  if (!overflow) return []
  return [
    http.all('*/v1/*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      if (AS_THEY_ARE.test(pathname)) return undefined
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
  return Array.from({ length: ROWS }, (_, place) => {
    const row = rows[place % rows.length] ?? {}
    const turn = Math.floor(place / rows.length)
    return typeof row.id === 'number' && turn > 0 ? { ...row, id: row.id + turn * NEXT_ID } : row
  })
}
