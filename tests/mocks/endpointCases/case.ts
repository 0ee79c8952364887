import type { PersonName } from '../../../mocks/seeds/people'
import type { World } from '../../../mocks/store/world'
import type { Endpoint } from '../../../src/api/endpoints'

export type Call = { path: string; body?: unknown }
export type MakeCall = (world: World) => Call

export type EndpointCase = {
  endpoint: Endpoint
  /** Succeeds for the administrator, or for `by`. The call may create the records that it needs. */
  well: MakeCall
  by?: PersonName
  /**
   * Refused for an administrator of the first city only: 403 means a foreign city, never a missing permission. Calls without a key and
   * without the permission are tested for all endpoints.
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

/** Karaganda, where refusals are tested, and Astana, which is foreign there. */
export const HOME = 1
export const FOREIGN = 2
export const isIn =
  (cityId: number) =>
  (record: { cityId: number }): boolean =>
    record.cityId === cityId
