import { bearerKey } from '../http/access'
import type { World } from '../store/world'

/** The phone of whoever sends a call, by its key or, of the live stream, by the key in its address; empty without one. */
export function callPerson({ db }: World, request: Request): string {
  const key = bearerKey(request) ?? new URL(request.url).searchParams.get('access-token')
  return key === null ? '' : (db.employees.get(Number.parseInt(key, 10))?.phone ?? '')
}
