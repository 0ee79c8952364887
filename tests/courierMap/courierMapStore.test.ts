import { beforeEach, expect, test } from '@jest/globals'
import { configureHttp } from '../../src/lib/http'
import { chooseCity, closeMap, courierMap, refresh } from '../../src/parts/couriers/courierMapStore'
import { API_BASE, type Call, heldReplies, type Reply, settled, startNetwork } from '../session/network'

beforeEach(() => {
  closeMap()
  configureHttp({
    apiBase: API_BASE,
    authKey: () => 'key',
    onUnauthorized: () => undefined,
    onAnswer: () => undefined,
  })
})

const cityOf = ({ path, body }: Call) =>
  path.includes('/location/') ? Number(path.split('/').pop()) : (JSON.parse(body) as { cityId: number }).cityId

/** One courier in each city, called after it. */
const courierOf = (call: Call): Reply =>
  call.path.includes('/location/')
    ? { body: [{ courierId: cityOf(call), lat: '49.8', long: '73.1' }] }
    : { body: [{ id: cityOf(call), fio: `Курьер ${cityOf(call)}`, slot: { status: true }, lastActiveOrder: null }] }

const names = () => courierMap.couriers?.map(({ fio }) => fio)

test('couriers with an active slot are joined with where they are', async () => {
  const { calls } = startNetwork(courierOf)
  chooseCity(5)
  await settled()
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/v1/manage/courier/search?expand=slot%2ClastActiveOrder', '{"activeSlot":true,"cityId":5}'],
    ['GET', '/v1/manage/courier/location/5', ''],
  ])
  expect(courierMap).toMatchObject({
    failure: null,
    couriers: [{ fio: 'Курьер 5', place: { lat: 49.8, long: 73.1 }, isBusy: false }],
  })
})

test('the answer of a city that was left is ignored, however late it comes', async () => {
  const held = heldReplies()
  startNetwork((call) => (cityOf(call) === 5 ? held.next() : courierOf(call)))
  chooseCity(5)
  chooseCity(6)
  await settled()
  held.give(0, { body: [{ id: 5, fio: 'Курьер 5' }] })
  held.give(1, { body: [] })
  await settled()
  expect([courierMap.cityId, names()]).toEqual([6, ['Курьер 6']])
})

test('another city does not show the couriers of the last one while it loads', async () => {
  const network = startNetwork(courierOf)
  chooseCity(5)
  await settled()
  network.answer(() => new Promise<Reply>(() => undefined))
  chooseCity(6)
  expect(courierMap).toMatchObject({ cityId: 6, couriers: null })
})

test('a failed refresh keeps what is there, and says so', async () => {
  const network = startNetwork(courierOf)
  chooseCity(5)
  await settled()
  network.answer(() => ({ status: 500, body: { message: 'Сервер устал' } }))
  await refresh()
  expect(courierMap.failure).toMatchObject({ message: 'Сервер устал' })
  expect(names()).toEqual(['Курьер 5'])
  network.answer(courierOf)
  const refreshed = refresh()
  expect(courierMap.failure).toMatchObject({ message: 'Сервер устал' })
  await refreshed
  expect(courierMap.failure).toBeNull()
})

test('another city does not show the failure of the last one', async () => {
  const network = startNetwork(() => ({ status: 500, body: { message: 'Сервер устал' } }))
  chooseCity(5)
  await settled()
  expect(courierMap.failure).not.toBeNull()
  network.answer(courierOf)
  chooseCity(6)
  expect(courierMap.failure).toBeNull()
})

test('a closed map asks for nothing and shows nothing that comes late', async () => {
  const network = startNetwork(courierOf)
  chooseCity(5)
  closeMap()
  await settled()
  await refresh()
  expect(courierMap).toEqual({ cityId: null, couriers: null, failure: null })
  expect(network.calls.length).toBeLessThanOrEqual(2)
})
