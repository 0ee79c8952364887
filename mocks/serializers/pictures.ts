import { hash } from '../store/hash'
import type { World } from '../store/world'

/** Where a picture lies: the table of its record, and the record's id. */
export type PictureOf = 'employees' | 'documents' | 'orders'

/** Characters of a picture that its name follows from; an upload may have millions. */
const LOOKED_AT = 2000

/**
 * The address of a picture that a record keeps as a data URL. Its name follows from what is in it: another picture has another address,
 * so that no browser shows the old one, and nobody guesses one from an id, since an `<img>` sends no key.
 */
export function pictureUrl({ origin }: World, table: PictureOf, id: number, stored: string | null): string | null {
  if (stored === null || !stored.startsWith('data:')) return stored
  return `${origin}/v1/files/${table}/${id}/${pictureName(stored)}`
}

export function pictureName(stored: string): string {
  const ending = /^data:image\/(png|jpeg|svg)/.exec(stored)?.[1] ?? 'bin'
  return `${hash(`${stored.length} ${stored.slice(0, LOOKED_AT)} ${stored.slice(-LOOKED_AT)}`)}.${ending}`
}
