import { hashText } from '../store/hashText'
import type { World } from '../store/world'

export type PictureOwnerTable = 'employees' | 'documents' | 'orders'

/** Characters hashed at each end of a picture's data URL. The data URL of an uploaded picture can have millions. */
const LOOKED_AT = 2000

/**
 * Returns the URL of a picture. The file name contains a hash of the picture, so a new picture gets a new URL. An
 * `<img>` sends no session key, but the URL cannot be guessed from the record's id.
 */
export function pictureUrl(
  { origin }: World,
  table: PictureOwnerTable,
  id: number,
  stored: string | null,
): string | null {
  if (stored === null || !stored.startsWith('data:')) return stored
  return `${origin}/v1/files/${table}/${id}/${pictureFileName(stored)}`
}

export function pictureFileName(stored: string): string {
  const ending = /^data:image\/(png|jpeg|svg)/.exec(stored)?.[1] ?? 'bin'
  return `${hashText(`${stored.length} ${stored.slice(0, LOOKED_AT)} ${stored.slice(-LOOKED_AT)}`)}.${ending}`
}
