import type { PersonName } from '../../../mocks/seeds/people'
import type { World } from '../../../mocks/store/world'
import type { Endpoint } from '../../../src/api/endpoints'

/** A call of an endpoint: its path below /v1, and its body. */
export type Call = { path: string; body?: unknown }
export type MakeCall = (world: World) => Call

/** What must happen when an endpoint is called well and badly. */
export type EndpointCase = {
  endpoint: Endpoint
  /** Succeeds, by the administrator unless somebody else is named. It may make records ready for itself. */
  well: MakeCall
  by?: PersonName
  /**
   * Refused, by an administrator of the first city alone: 403 is a foreign city, never a missing permission. Calls without
   * a key and without the permission come on top, by the table of who may call what.
   */
  badly: [status: 400 | 401 | 403 | 404 | 409 | 422, call: MakeCall][]
}

export const at =
  (path: string, body?: unknown): MakeCall =>
  () => ({ path, body })

/** Names nothing anywhere. */
export const NOBODY = 999_999

/** The first record that satisfies a condition. */
export function first<R>(records: readonly R[], belongs: (record: R) => boolean): R {
  const found = records.find(belongs)
  if (!found) throw new Error('The world has no such record')
  return found
}

/** Karaganda, where refusals are tried, and Astana, which is foreign there. */
export const HOME = 1
export const FOREIGN = 2
export const isIn =
  (cityId: number) =>
  (record: { cityId: number }): boolean =>
    record.cityId === cityId
