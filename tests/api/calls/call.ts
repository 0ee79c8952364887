import type { Endpoint } from '../../../src/api/endpoints'

export type Wire = {
  path: string
  body?: unknown
}

export type ApiCall = {
  endpoint: Endpoint
  kind: 'load' | 'change'
  fn: unknown
  run: () => Promise<unknown>
  wire: Wire
}

type Fn<A extends unknown[]> = (...args: A) => Promise<unknown>

export const loads = <A extends unknown[]>(endpoint: Endpoint, fn: Fn<A>, args: A, wire: Wire): ApiCall => ({
  endpoint,
  kind: 'load',
  fn,
  run: () => fn(...args),
  wire,
})

/** A call that changes data. `changes.test.ts` checks that it succeeds with any response body. */
export const changes = <A extends unknown[]>(endpoint: Endpoint, fn: Fn<A>, args: A, wire: Wire): ApiCall => ({
  endpoint,
  kind: 'change',
  fn,
  run: () => fn(...args),
  wire,
})
