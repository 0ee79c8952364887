import type { StructError } from 'superstruct'
import { ENDPOINTS, type Endpoint, endpointParts } from '../../src/api/endpoints'

export const ALL_ENDPOINTS = Object.keys(ENDPOINTS) as Endpoint[]

type Body = { validate: (value: unknown) => readonly [StructError | undefined, unknown] }

export function endpointBody(endpoint: Endpoint): Body | undefined {
  const row: { access: unknown; body?: Body } = ENDPOINTS[endpoint]
  return row.body
}

export function matchesEndpoint(endpoint: Endpoint, path: string): boolean {
  const pattern = endpointParts(endpoint).path.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}
