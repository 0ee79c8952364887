import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { loadMissingTimezones, useCityTimezonesReady } from '../../src/app/useCityTimezonesReady'
import { citiesEagerLoader } from '../../src/session/dictionaries'
import { session } from '../../src/session/session'
import { cityTimezone } from '../../src/session/timezones'
import { configureApi, delayedReplies, mockFetch } from '../session/mockFetch'

/** Contract, «a city's clock»: times of a city are shown in its `timezone` from `allowedCities` or `city-eager`, otherwise in UTC+5. */

const EAGER = '/v1/dictionary/city-eager'
const SEMEY = { id: 7, name: 'Семей' }
const userOf = (city: object, id = 3): User =>
  ({ id, fio: 'Ким', role: { name: 'operator' }, accesses: [], allowedCities: [city] }) as unknown as User

beforeEach(configureApi)
afterEach(() => {
  cleanup()
  session.user = null
  citiesEagerLoader.reset()
  jest.useRealTimers()
})

const eager = (...cities: object[]) => ({ body: cities.map((city) => ({ points: [], companies: [], ...city })) })

test('a user whose cities have time zones needs no dictionary and no wait', () => {
  const network = mockFetch()
  session.user = userOf({ ...SEMEY, timezone: 6 })
  expect(renderHook(useCityTimezonesReady).result.current).toBe(true)
  expect(network.calls).toEqual([])
})

test('time zones from the dictionary are loaded before any screen renders', async () => {
  const network = mockFetch(() => eager({ ...SEMEY, timezone: '6' }))
  session.user = userOf(SEMEY)
  const { result } = renderHook(useCityTimezonesReady)
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
  expect(cityTimezone(7)).toBe(6)
  expect(network.callsOf(EAGER)).toHaveLength(1)
})

test.each([
  ['without a time zone in any response', () => eager(SEMEY)],
  ['that the dictionary does not list', () => eager()],
  ['if the dictionary is refused', () => ({ status: 403, body: { message: 'Нельзя' } })],
])('a city %s has the time zone of the country', async (_case, answer) => {
  const network = mockFetch(answer)
  session.user = userOf(SEMEY)
  const { result } = renderHook(useCityTimezonesReady)
  await waitFor(() => expect(result.current).toBe(true))
  expect(cityTimezone(7)).toBe(5)
  expect(network.callsOf(EAGER)).toHaveLength(1)
})

test('a refusal of the dictionary is not waited out', async () => {
  jest.useFakeTimers()
  mockFetch(() => ({ status: 403, body: { message: 'Нельзя' } }))
  session.user = userOf(SEMEY)
  const { result } = renderHook(useCityTimezonesReady)
  expect(result.current).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(result.current).toBe(true)
})

test('a missing dictionary delays the start only briefly', () => {
  jest.useFakeTimers()
  mockFetch(delayedReplies().next)
  session.user = userOf(SEMEY)
  const { result } = renderHook(useCityTimezonesReady)
  act(() => jest.advanceTimersByTime(4900))
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(200))
  expect(result.current).toBe(true)
})

test('a city added by a silent user refresh is loaded without unmounting the screen', async () => {
  const network = mockFetch(() => eager({ ...SEMEY, timezone: 6 }))
  session.user = userOf({ id: 1, name: 'Караганда', timezone: 5 })
  const seen: boolean[] = []
  renderHook(() => seen.push(useCityTimezonesReady()))
  await act(async () => {
    session.user = userOf(SEMEY)
  })
  await waitFor(() => expect(cityTimezone(7)).toBe(6))
  expect(seen).not.toContain(false)
  expect(network.callsOf(EAGER)).toHaveLength(1)
})

test('the next user waits until missing time zones are loaded', async () => {
  mockFetch(() => eager({ ...SEMEY, timezone: 6 }))
  session.user = userOf({ id: 1, name: 'Караганда', timezone: 5 })
  const seen: boolean[] = []
  renderHook(() => seen.push(useCityTimezonesReady()))
  expect(seen).not.toContain(false)
  act(() => {
    session.user = userOf(SEMEY, 4)
  })
  await waitFor(() => expect(seen).toContain(false))
  await waitFor(() => expect(seen.at(-1)).toBe(true))
  expect(cityTimezone(7)).toBe(6)
})

test('time zones are requested once, as soon as the user is known', async () => {
  const network = mockFetch(() => eager())
  loadMissingTimezones()
  expect(network.calls).toEqual([])
  session.user = userOf(SEMEY)
  loadMissingTimezones()
  const { result } = renderHook(useCityTimezonesReady)
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
  cleanup()
  const seen: boolean[] = []
  renderHook(() => seen.push(useCityTimezonesReady()))
  await act(async () => undefined)
  expect(seen).not.toContain(false)
  expect(network.callsOf(EAGER)).toHaveLength(1)
})
