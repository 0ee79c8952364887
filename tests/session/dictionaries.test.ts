import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { citiesEager, orderStatuses } from '../../src/session/dictionaries'
import { configureApi, startNetwork } from './network'

beforeEach(configureApi)
afterEach(() => {
  citiesEager.reset()
  orderStatuses.reset()
})

const NEW = { key: 10, value: 'Новый', color: 'blue' }

test('a dictionary that has not changed is the same object, and rows need not render for it', async () => {
  let statuses = [NEW]
  startNetwork(() => ({ body: statuses }))
  await orderStatuses.load()
  const first = orderStatuses.get().value
  await orderStatuses.load()
  expect(orderStatuses.get().value).toBe(first)

  statuses = [{ ...NEW, value: 'Создан' }]
  await orderStatuses.load()
  expect(orderStatuses.get().value).toEqual(statuses)
})

test('the next user sees only his own messages', async () => {
  let cities = [{ id: 1, name: 'Караганда', points: [], companies: [] }]
  startNetwork(() => ({ body: cities }))
  await citiesEager.load()
  citiesEager.reset()
  expect(citiesEager.get().value).toBeUndefined()
  cities = []
  await citiesEager.load()
  expect(citiesEager.get().value).toEqual([])
})
