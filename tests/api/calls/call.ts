import type { ApiEndpoint } from '../../../src/api/endpoints'

export type ExpectedRequest = {
  path: string
  body?: unknown
}

export type ApiCall = {
  endpoint: ApiEndpoint
  kind: 'load' | 'change'
  fn: unknown
  run: () => Promise<unknown>
  wire: ExpectedRequest
}

type Fn<A extends unknown[]> = (...args: A) => Promise<unknown>

export const loadCall = <A extends unknown[]>(
  endpoint: ApiEndpoint,
  fn: Fn<A>,
  args: A,
  wire: ExpectedRequest,
): ApiCall => ({
  endpoint,
  kind: 'load',
  fn,
  run: () => fn(...args),
  wire,
})

/** A call that changes data. `changes.test.ts` checks that any body of a successful response is accepted. */
export const changeCall = <A extends unknown[]>(
  endpoint: ApiEndpoint,
  fn: Fn<A>,
  args: A,
  wire: ExpectedRequest,
): ApiCall => ({
  endpoint,
  kind: 'change',
  fn,
  run: () => fn(...args),
  wire,
})
