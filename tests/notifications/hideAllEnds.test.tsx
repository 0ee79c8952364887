import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { configureHttp } from '../../src/lib/http'
import { useHideAll } from '../../src/pages/notifications/useHideAll'
import { endSession, session } from '../../src/session/session'
import { API_BASE, mockFetch, waitForRequests } from '../session/mockFetch'

beforeEach(() => {
  configureHttp({
    apiBase: API_BASE,
    authKey: () => session.key,
    onUnauthorized: endSession,
    onResponse: () => undefined,
  })
  session.key = 'key'
})
afterEach(cleanup)

const found = [1, 2, 3].map((id) => ({ id, status: true }))
const isHiding = ({ path }: { path: string }) => !path.includes('/search')

test('the end of a session stops the hiding of all: nothing is sent without a key or with another one', async () => {
  const network = mockFetch((call) => {
    if (!isHiding(call)) return { body: found }
    return call.path.endsWith('/2') ? { status: 401, body: { message: 'Вход устарел' } } : { body: {} }
  })
  let settlings = 0
  const { result } = renderHook(() => useHideAll({}, () => settlings++))
  act(() => result.current.start())
  await waitFor(() => expect(session.key).toBeNull())
  session.key = 'next'
  await act(async () => {
    await waitForRequests()
    await waitForRequests()
  })
  expect(network.calls.filter(isHiding).map(({ path, key }) => [path.split('/').at(-1), key])).toEqual([
    ['1', 'key'],
    ['2', 'key'],
  ])
  // After the end of the session, neither the list of notifications nor the unread count is requested again.
  expect(settlings).toBe(0)
  expect(network.calls.filter(({ key }) => key !== 'key')).toEqual([])
})
