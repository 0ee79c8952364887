import { hash } from '../store/hash'
import type { World } from '../store/world'

export type PictureOf = 'employees' | 'documents' | 'orders'

/** Characters at each end that are hashed; an upload may have millions. */
const LOOKED_AT = 2000

/**
 * The name contains a hash of the picture, so a new picture gets a new URL, and a URL cannot be guessed from the id
 * (`<img>` sends no key).
 */
export function pictureUrl({ origin }: World, table: PictureOf, id: number, stored: string | null): string | null {
  if (stored === null || !stored.startsWith('data:')) return stored
  return `${origin}/v1/files/${table}/${id}/${pictureName(stored)}`
}

export function pictureName(stored: string): string {
  const ending = /^data:image\/(png|jpeg|svg)/.exec(stored)?.[1] ?? 'bin'
  return `${hash(`${stored.length} ${stored.slice(0, LOOKED_AT)} ${stored.slice(-LOOKED_AT)}`)}.${ending}`
}
