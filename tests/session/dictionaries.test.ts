import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { citiesEagerLoader, orderStatusesLoader, reloadCities } from '../../src/session/dictionaries'
import { cityTimezone } from '../../src/session/timezones'
import { configureApi, mockFetch, waitForRequests } from './mockFetch'

beforeEach(configureApi)
afterEach(() => {
  citiesEagerLoader.reset()
  orderStatusesLoader.reset()
})

const NEW = { key: 10, value: 'Новый', color: 'blue' }

test('an unchanged dictionary is the same object, so that rows do not re-render', async () => {
  let statuses = [NEW]
  mockFetch(() => ({ body: statuses }))
  await orderStatusesLoader.load()
  const first = orderStatusesLoader.get().value
  await orderStatusesLoader.load()
  expect(orderStatusesLoader.get().value).toBe(first)

  statuses = [{ ...NEW, value: 'Создан' }]
  await orderStatusesLoader.load()
  expect(orderStatusesLoader.get().value).toEqual(statuses)
})

test('the next user sees only his own messages', async () => {
  let cities = [{ id: 1, name: 'Караганда', points: [], companies: [] }]
  mockFetch(() => ({ body: cities }))
  await citiesEagerLoader.load()
  citiesEagerLoader.reset()
  expect(citiesEagerLoader.get().value).toBeUndefined()
  cities = []
  await citiesEagerLoader.load()
  expect(citiesEagerLoader.get().value).toEqual([])
})

test('after a change of a city, known cities are loaded again', async () => {
  let timezone = 5
  const cities = () => [{ id: 1, name: 'Караганда', timezone, points: [], companies: [] }]
  const network = mockFetch(({ path }) => (path === '/v1/user' ? { status: 403 } : { body: cities() }))
  reloadCities()
  expect(network.callsOf('/v1/dictionary/city-eager')).toEqual([])
  await citiesEagerLoader.load()
  timezone = 6
  reloadCities()
  await waitForRequests()
  expect(cityTimezone(1)).toBe(6)
})
