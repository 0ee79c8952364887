import type { StructError } from 'superstruct'
import { API_ENDPOINTS, type ApiEndpoint, splitEndpoint } from '../../src/api/endpoints'

export const ALL_ENDPOINTS = Object.keys(API_ENDPOINTS) as ApiEndpoint[]

type Body = { validate: (value: unknown) => readonly [StructError | undefined, unknown] }

export function endpointBody(endpoint: ApiEndpoint): Body | undefined {
  const row: { access: unknown; body?: Body } = API_ENDPOINTS[endpoint]
  return row.body
}

export function matchesEndpoint(endpoint: ApiEndpoint, path: string): boolean {
  const pattern = splitEndpoint(endpoint).path.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}
