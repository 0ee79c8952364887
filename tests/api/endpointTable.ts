import type { StructError } from 'superstruct'
import { ENDPOINTS, type Endpoint, endpointParts } from '../../src/api/endpoints'

/** What the tests ask of the table of endpoints. */

export const ALL_ENDPOINTS = Object.keys(ENDPOINTS) as Endpoint[]

type Body = { validate: (value: unknown) => readonly [StructError | undefined, unknown] }

/** The struct of what an endpoint takes. */
export function endpointBody(endpoint: Endpoint): Body | undefined {
  const row: { access: unknown; body?: Body } = ENDPOINTS[endpoint]
  return row.body
}

/** Whether a path is one of the template's. */
export function matchesEndpoint(endpoint: Endpoint, path: string): boolean {
  const pattern = endpointParts(endpoint).path.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}
