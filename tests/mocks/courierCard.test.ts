/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { courierPositionAt } from '../../mocks/simulation/courierMovement'
import type { ManualClock } from '../../mocks/store/clock'
import type { CourierRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import type { CourierDetails } from '../../src/api/couriers'
import { distanceKm } from '../../src/domain/geo'
import { type Caller, createCaller } from './call'
import { errorFields } from './formBodies'
import { worldPerTest } from './worldPerTest'

let world: World
let clock: ManualClock
let call: Caller
const own = worldPerTest({ size: 300 })
beforeEach(() => {
  const made = own()
  world = made.world
  clock = made.clock
  call = createCaller(world, 'dispatcher')
})

const find = (belongs: (courier: CourierRecord) => boolean): CourierRecord => {
  const courier = world.db.couriers.all().find((one) => one.cityId === 1 && belongs(one))
  if (!courier) throw new Error('There is no such courier')
  return courier
}
const isActive = ({ id }: CourierRecord) => world.db.employee(id).status === 10
const card = async ({ id }: CourierRecord, expand = '') =>
  (await call('GET', `/manage/courier/${id}${expand && `?expand=${expand}`}`)).body as CourierDetails

test('the card contains the requested parts only', async () => {
  const courier = world.db.courier(world.db.order(SPECIAL_ORDER_IDS.late).courierId ?? 0)
  const bare = await card(courier)
  expect(bare).toMatchObject({ id: courier.id, cityId: 1, orderStatusName: 'В пути' })
  for (const name of ['slot', 'lastActiveOrder', 'location', 'docs', 'trackInfo']) expect(bare).not.toHaveProperty(name)
  const full = await card(courier, 'slot,lastActiveOrder,location,docs,trackInfo')
  expect(full).toMatchObject({
    slot: { id: courier.slotId, status: true },
    lastActiveOrder: { id: SPECIAL_ORDER_IDS.late, status: 70 },
    location: courierPositionAt(courier, clock.second()),
  })
  expect(
    (
      await card(
        find(({ slotId }) => slotId === null),
        'slot',
      )
    ).slot,
  ).toBeNull()
  const documents = world.db.documents.all().filter(({ userId }) => userId === courier.id)
  expect(full.docs).toEqual(
    documents.map((document) => ({
      ...document,
      url: expect.stringContaining(`http://api.test/v1/files/documents/${document.id}/`),
    })),
  )
})

test('the track follows the orders of his last shift', async () => {
  const order = world.db.orders
    .all()
    .find(({ status, courierId, cityId }) => status === 100 && courierId && cityId === 1)
  const courier = find((one) => one.id === order?.courierId)
  const { trackInfo } = await card(courier, 'trackInfo')
  for (const { courierId, track } of trackInfo) {
    expect(courierId).toBe(courier.id)
    for (const [lat, long] of track) expect(distanceKm({ lat, long }, world.db.point(1))).toBeLessThan(40)
  }
  const [first] = [...world.db.couriers.all()].filter(({ leg }) => leg !== null)
  if (first) expect((await call('GET', `/manage/courier/${first.id}?expand=trackInfo`)).status).toBe(200)
})

test("a user who sees orders sees neither a courier's location nor his documents", async () => {
  const viewer = createCaller(world, 'viewer')
  expect((await viewer('GET', '/manage/courier/1001?expand=slot')).status).toBe(200)
  expect((await viewer('GET', '/manage/courier/1001?expand=location')).status).toBe(403)
  expect((await viewer('GET', '/manage/courier/1001?expand=docs')).status).toBe(403)
  expect((await viewer('GET', `/manage/order/${SPECIAL_ORDER_IDS.late}/location`)).status).toBe(403)
  expect((await call('GET', `/manage/courier/${find(() => true).id + 250}`)).status).toBe(403)
  expect((await call('GET', '/manage/courier/9')).status).toBe(404)
})

test('a free courier rides to his new dispatch point', async () => {
  const courier = find(({ slotId, orderId, pointId }) => slotId !== null && orderId === null && pointId !== 5)
  expect((await call('POST', `/manage/courier/${courier.id}/location`, { pointId: 5 })).status).toBe(204)
  expect((await card(courier)).point).toEqual({ id: 5, name: 'Пришахтинск' })
  expect(distanceKm(courier.leg?.path.at(-1) ?? courier, world.db.point(5))).toBeLessThan(0.01)
  expect(errorFields(await call('POST', `/manage/courier/${courier.id}/location`, { pointId: 6 }))).toEqual(['pointId'])
  expect(errorFields(await call('POST', `/manage/courier/${courier.id}/location`, {}))).toEqual(['pointId'])
})

test('the switch puts a courier to work, once', async () => {
  const courier = find((one) => one.slotId === null && isActive(one))
  expect((await call('GET', `/manage/courier/${courier.id}/slot-start`)).status).toBe(204)
  expect((await card(courier, 'slot')).slot).toMatchObject({ status: true })
  expect((await call('GET', `/manage/courier/${courier.id}/slot-start`)).status).toBe(409)
  clock.advance(60)
  world.settle()
  expect(courier.slotId).not.toBeNull()
  const blocked = find((one) => !isActive(one))
  expect((await call('GET', `/manage/courier/${blocked.id}/slot-start`)).status).toBe(409)
})

test("the switch ends a courier's work unless he carries an order, and he remains off", async () => {
  const courier = find(({ slotId, orderId }) => slotId !== null && orderId === null)
  const slotId = courier.slotId ?? 0
  expect((await call('GET', `/manage/courier/${courier.id}/slot-stop`)).status).toBe(204)
  expect(world.db.slot(slotId).finishedAt).toBe(clock.second())
  clock.advance(1800)
  world.settle()
  expect(courier.slotId).toBeNull()
  expect((await call('GET', `/manage/courier/${courier.id}/slot-stop`)).status).toBe(409)
  const busy = find(({ orderId }) => orderId !== null)
  expect(await call('GET', `/manage/courier/${busy.id}/slot-stop`)).toMatchObject({
    status: 409,
    body: { message: /везёт заказ/ },
  })
})
