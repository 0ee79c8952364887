import { bearerKey } from '../http/access'
import type { World } from '../store/world'

/**
 * The caller's phone number, by the Authorization header or by the `access-token` parameter of a live stream; empty
 * without a key.
 */
export function callPerson({ db }: World, request: Request): string {
  const key = bearerKey(request) ?? new URL(request.url).searchParams.get('access-token')
  return key === null ? '' : (db.employees.get(Number.parseInt(key, 10))?.phone ?? '')
}
