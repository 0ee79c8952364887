import type { PersonName } from '../../../mocks/seeds/people'
import type { World } from '../../../mocks/store/world'
import type { Endpoint } from '../../../src/api/endpoints'

export type Call = { path: string; body?: unknown }
export type MakeCall = (world: World) => Call

export type EndpointCase = {
  endpoint: Endpoint
  /** A call that succeeds for the administrator, or for the person in `by`. It may first create the records that it needs. */
  well: MakeCall
  by?: PersonName
  /**
   * Calls that are refused for an administrator who may access only the first city. Status 403 here always means another city, never a
   * missing permission: calls without a key or a permission are tested for all endpoints in the same way.
   */
  badly: [status: 400 | 401 | 403 | 404 | 409 | 422, call: MakeCall][]
}

export const at =
  (path: string, body?: unknown): MakeCall =>
  () => ({ path, body })

export const NOBODY = 999_999

export function first<R>(records: readonly R[], belongs: (record: R) => boolean): R {
  const found = records.find(belongs)
  if (!found) throw new Error('The world has no such record')
  return found
}

/**
 * `HOME` is Karaganda, the only city of the administrator in tests of refused calls. `FOREIGN` is Astana, which this administrator may not
 * access.
 */
export const HOME = 1
export const FOREIGN = 2
export const isIn =
  (cityId: number) =>
  (record: { cityId: number }): boolean =>
    record.cityId === cityId
