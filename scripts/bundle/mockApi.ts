import { Instant } from '@js-joda/core'
import { type MockServer, serve } from '../../mocks/node'

export type MockApiSettings = {
  apiPort?: number
  streamPort?: number
  seed?: number
  size?: number
  at?: string
  speed?: number
}

/** The mock over HTTP by plain values, as a command line gives them: what is absent takes the mock's own default. */
export function serveMockApi({ at, ...settings }: MockApiSettings): Promise<MockServer> {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  return serve({ ...given, ...(at ? { at: Instant.parse(at) } : {}) })
}
