import { afterEach, beforeEach, jest } from '@jest/globals'
import { type Failure, RequestFailure } from '../../src/lib/failure'
import { configureHttp, type HttpSettings } from '../../src/lib/http'
import { API_BASE } from '../session/mockFetch'

export const onUnauthorized = jest.fn<HttpSettings['onUnauthorized']>()
export const onResponse = jest.fn<HttpSettings['onResponse']>()
export const signedIn: { key: string | null } = { key: 'key-1' }

beforeEach(() => {
  signedIn.key = 'key-1'
  onUnauthorized.mockReset()
  onResponse.mockReset()
  configureHttp({ apiBase: API_BASE, authKey: () => signedIn.key, onUnauthorized, onResponse })
})

afterEach(() => {
  jest.useRealTimers()
})

export const SEARCH = { method: 'POST', path: '/v1/manage/city/search', json: { name: 'Ка' } } as const
export const PUBLISH = { method: 'GET', path: '/v1/manage/schedule/5/publish' } as const

export async function failureOf(call: () => Promise<unknown>): Promise<Failure> {
  const error = await outcomeOf(call)
  if (error instanceof RequestFailure) return error.failure
  throw new Error('the call did not fail as expected', { cause: error })
}

export async function outcomeOf(call: () => Promise<unknown>): Promise<unknown> {
  jest.useFakeTimers()
  const outcome = call().catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(30_000)
  return outcome
}
