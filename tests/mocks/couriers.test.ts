/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { Courier, CourierLocation } from '../../src/api/couriers'
import { type Caller, createCaller, rowsOf } from './call'
import { errorFields } from './formBodies'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 20 }).world
  call = createCaller(world, 'operator')
})

const search = (filter: object, expand = 'slot,lastActiveOrder') =>
  call('POST', `/manage/courier/search?expand=${expand}`, filter)

test('all couriers at work in a city are returned at once, with slot and order', async () => {
  const couriers = rowsOf<Courier>(await search({ activeSlot: true, cityId: 1 }))
  expect(couriers.length).toBeGreaterThan(20)
  expect(couriers.every(({ slot, cityId }) => slot?.status === true && cityId === 1)).toBe(true)
  const busy = couriers.find(({ lastActiveOrder }) => lastActiveOrder?.id === SPECIAL_ORDER_IDS.full)
  expect(busy).toMatchObject({ orderStatusName: 'Готовится', lastActiveOrder: { status: 50 } })
  const free = couriers.find(({ lastActiveOrder }) => lastActiveOrder === null)
  expect(free?.orderStatusName).toBeUndefined()
})

test('unrequested parts are not sent; a courier not at work has no slot', async () => {
  const bare = rowsOf<Courier>(await search({ cityId: 1 }, ''))
  expect(bare[0]).not.toHaveProperty('slot')
  const resting = rowsOf<Courier>(await search({ activeSlot: false, cityId: 1 }))
  expect(resting.length).toBeGreaterThan(0)
  expect(resting.every(({ slot }) => slot === null)).toBe(true)
})

test('locations are of those at work, near their city', async () => {
  const seen = rowsOf<CourierLocation>(await call('GET', '/manage/courier/location/1'))
  expect(seen.length).toBeGreaterThan(20)
  for (const { lat, long } of seen) {
    expect(Math.abs(lat - 49.8)).toBeLessThan(0.25)
    expect(Math.abs(long - 73.1)).toBeLessThan(0.4)
  }
})

test('lists of couriers contain locations only for users who may see them', async () => {
  const own = createTestWorld({ size: 20 }).world
  const caller = createCaller(own, 'operator')
  const hasLocation = async () => {
    const found = rowsOf<Courier>(await caller('POST', '/manage/courier/search', { cityId: 1 }))
    const online = rowsOf<{ couriers: Courier[] }>(await caller('GET', '/manage/courier/online?cityId=1'))
    return [...found, ...online.flatMap(({ couriers }) => couriers)].map((courier) => 'location' in courier)
  }
  expect(new Set(await hasLocation())).toEqual(new Set([true]))
  const { permissions } = own.db.role('operator')
  own.db.roles.update('operator', { permissions: permissions.filter((name) => name !== 'courier_location_view') })
  expect(new Set(await hasLocation())).toEqual(new Set([false]))
})

test('a courier with an order moves as time passes', async () => {
  const { world: moving, clock } = createTestWorld({ size: 20 })
  const callMoving = createCaller(moving, 'operator')
  const places = async () =>
    new Map(
      rowsOf<CourierLocation>(await callMoving('GET', '/manage/courier/location/1')).map(({ courierId, lat, long }) => [
        courierId,
        `${lat} ${long}`,
      ]),
    )
  const before = await places()
  clock.advance(30)
  const moved = [...(await places())].filter(([id, place]) => before.has(id) && before.get(id) !== place)
  expect(moved.length).toBeGreaterThan(5)
})

test('online couriers are grouped by dispatch point, everybody counted once', async () => {
  const { status, body } = await call('GET', '/manage/courier/online?cityId=1')
  const groups = body as { point: { name: string }; couriers: Courier[] }[]
  expect(status).toBe(200)
  expect(groups.map(({ point }) => point.name)).toEqual(['Центр', 'Юго-Восток', 'Степной', 'Майкудук', 'Пришахтинск'])
  const ids = groups.flatMap(({ couriers }) => couriers.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(rowsOf(await search({ cityId: 1 })).length)
})

test('the courier list refuses a foreign city, a missing city and users without the permission', async () => {
  expect((await search({ cityId: 2 })).status).toBe(403)
  expect((await call('GET', '/manage/courier/location/2')).status).toBe(403)
  expect((await call('GET', '/manage/courier/online?cityId=3')).status).toBe(403)
  for (const query of ['', '?cityId=one']) {
    expect(errorFields(await call('GET', `/manage/courier/online${query}`))).toEqual(['cityId'])
  }
  expect((await search({ cityId: 'one' })).status).toBe(422)
  const viewer = createCaller(world, 'viewer')
  expect((await viewer('POST', '/manage/courier/search', {})).status).toBe(403)
  expect((await viewer('GET', '/manage/courier/location/1')).status).toBe(403)
  expect((await viewer('GET', '/manage/courier/online?cityId=1')).status).toBe(403)
})
