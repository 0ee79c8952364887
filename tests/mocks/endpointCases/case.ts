import type { DemoAccountKey } from '../../../mocks/seeds/demoAccounts'
import type { World } from '../../../mocks/store/world'
import type { ApiEndpoint } from '../../../src/api/endpoints'

export type Call = { path: string; body?: unknown }
export type MakeCall = (world: World) => Call

export type EndpointCase = {
  endpoint: ApiEndpoint
  /** A call that succeeds for the administrator, or for the person in `by`. It may first create the records that it needs. */
  well: MakeCall
  by?: DemoAccountKey
  /**
   * Calls that must be refused with the given status. The user is an administrator who may access only the first city, so status 403 always
   * means a call for another city. Calls without a session key or a permission are tested elsewhere, for all endpoints at once.
   */
  badly: [status: 400 | 401 | 403 | 404 | 409 | 422, call: MakeCall][]
}

export const callTo =
  (path: string, body?: unknown): MakeCall =>
  () => ({ path, body })

export const MISSING_ID = 999_999

export function findRecord<R>(records: readonly R[], belongs: (record: R) => boolean): R {
  const found = records.find(belongs)
  if (!found) throw new Error('The world has no such record')
  return found
}

/**
 * `OWN_CITY` is Karaganda, the only city of the administrator in tests of refused calls. `OTHER_CITY` is Astana, which this administrator
 * may not access.
 */
export const OWN_CITY = 1
export const OTHER_CITY = 2
export const isIn =
  (cityId: number) =>
  (record: { cityId: number }): boolean =>
    record.cityId === cityId
