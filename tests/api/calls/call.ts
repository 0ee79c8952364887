import type { Endpoint } from '../../../src/api/endpoints'

/** What a call must look like on the wire. `body` is absent where nothing is sent. */
export type Wire = {
  /** Path and query string, decoded. */
  path: string
  body?: unknown
}

/** A function of the API called with arguments, and what it must send. */
export type ApiCall = {
  endpoint: Endpoint
  kind: 'load' | 'change'
  fn: unknown
  run: () => Promise<unknown>
  wire: Wire
}

type Fn<A extends unknown[]> = (...args: A) => Promise<unknown>

/** A call that only reads. */
export const loads = <A extends unknown[]>(endpoint: Endpoint, fn: Fn<A>, args: A, wire: Wire): ApiCall => ({
  endpoint,
  kind: 'load',
  fn,
  run: () => fn(...args),
  wire,
})

/** A call that changes something and must not depend on the answer's body. */
export const changes = <A extends unknown[]>(endpoint: Endpoint, fn: Fn<A>, args: A, wire: Wire): ApiCall => ({
  endpoint,
  kind: 'change',
  fn,
  run: () => fn(...args),
  wire,
})
