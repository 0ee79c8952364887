import { bearerKey } from '../http/access'
import type { World } from '../store/world'

/**
 * Returns the phone number of the user whose session key is in the Authorization header or, for a live stream, in the
 * `access-token` query parameter. Returns '' without a key.
 */
export function findRequesterPhone({ db }: World, request: Request): string {
  const key = bearerKey(request) ?? new URL(request.url).searchParams.get('access-token')
  return key === null ? '' : (db.employees.get(Number.parseInt(key, 10))?.phone ?? '')
}
