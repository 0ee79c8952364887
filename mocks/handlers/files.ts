import { type HttpHandler, HttpResponse, http } from 'msw'
import { errorResponse } from '../http/respond'
import { pictureFileName } from '../serializers/pictureUrl'
import { returnCheckPicture } from '../serializers/returnCheck'
import type { World } from '../store/world'

/** Serves stored pictures. The requests need no session key, because an `<img>` cannot send one. */
export const fileHandlers = (world: World): HttpHandler[] => [
  http.get('*/v1/files/:table/:id/:name', ({ params }) => {
    const stored = storedPicture(world, String(params.table), Number(params.id))
    const isIt = stored?.startsWith('data:') && pictureFileName(stored) === params.name
    if (!stored || !isIt) return errorResponse(404, 'Файл не найден')
    const { type, bytes } = readDataUrl(stored)
    return new HttpResponse(bytes, {
      headers: {
        'Content-Type': type,
        'Cache-Control': 'private, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }),
]

function storedPicture(world: World, table: string, id: number): string | null | undefined {
  const { db } = world
  if (table === 'employees') return db.employees.get(id)?.photoUrl
  if (table === 'documents') return db.documents.get(id)?.url
  const order = table === 'orders' ? db.orders.get(id) : undefined
  return order && returnCheckPicture(world, order)
}

function readDataUrl(url: string): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const comma = url.indexOf(',')
  const [type = '', coding] = url.slice('data:'.length, comma).split(';')
  const body = url.slice(comma + 1)
  const bytes =
    coding === 'base64'
      ? Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(body))
  return { type, bytes }
}
