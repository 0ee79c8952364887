import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { configureHttp } from '../../src/lib/http'
import { hides, settledHides } from '../../src/pages/notifications/hides'
import { session, signOut } from '../../src/session/session'
import { API_BASE, startNetwork } from '../session/network'

beforeEach(() => {
  jest.useFakeTimers()
  configureHttp({
    apiBase: API_BASE,
    authKey: () => 'key',
    onUnauthorized: () => undefined,
    onResponse: () => undefined,
  })
  session.key = 'key'
})
afterEach(() => {
  jest.useRealTimers()
})

test('what one person has hidden is not shown as hidden to the next: his list says it for itself', async () => {
  const network = startNetwork((call) => ({ body: call.path.includes('/search') ? [] : {} }))
  hides.hide([10])
  await jest.advanceTimersByTimeAsync(7000)
  expect(network.callsOf('/v1/manage/notification/10')).toHaveLength(1)
  expect(settledHides.hidden).toEqual([10])
  signOut()
  expect(settledHides.hidden).toEqual([])
})
