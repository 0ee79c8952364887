/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { PARTNER_COMPANY_ID } from '../../mocks/seeds/companies'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { courierPositionAt } from '../../mocks/simulation/courierMovement'
import type { ManualClock } from '../../mocks/store/clock'
import type { OrderRecord, ZoneRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import type { Order } from '../../src/api/orders'
import { distanceKm } from '../../src/domain/geo'
import { type Caller, createCaller, rowsOf } from './call'
import { errorFields, formDataOf, pictureFile } from './formBodies'
import { worldPerTest } from './worldPerTest'

let world: World
let clock: ManualClock
let call: Caller
let partner: Caller
let notified: number[]
let unsubscribe: () => void
const own = worldPerTest({ size: 20 })
beforeEach(() => {
  const made = own()
  world = made.world
  clock = made.clock
  call = createCaller(world, 'administrator')
  partner = createCaller(world, 'partner')
  notified = []
  unsubscribe = world.events.subscribe((event) => {
    if (event.type === 'order') notified.push(event.order.id)
  })
})
afterEach(() => unsubscribe())

const branchId = () =>
  world.db.branches.all().find(({ companyId, cityId }) => companyId === PARTNER_COMPANY_ID && cityId === 1)?.id ?? 0
const form = () => ({
  cityId: 1,
  branchId: branchId(),
  customerName: 'Айгуль',
  phone: '77011234567',
  street: 'улица Ерубаева',
  house: '10а',
  flat: null,
  comments: 'Домофон 12',
  paymentTypeId: 1,
  timeForReady: 25,
  deliveryDateTime: '2026-03-18 18:30:00',
  orderItems: [{ name: 'Плов', quantity: 2, price: 1800 }],
  deliveryPrice: 700,
  correctionalPrice: -100,
  customerAmount: 5000,
})
const later = (minutes: number) => {
  clock.advance(minutes * 60)
  world.settle()
}

describe('a new order', () => {
  test('is created by a partner, announced at once and processed', async () => {
    const { status, body } = await partner('POST', '/manage/order', form())
    expect(status).toBe(200)
    const order = body as Order
    expect(order).toMatchObject({
      status: ORDER_STATUS.new,
      companyId: PARTNER_COMPANY_ID,
      sumItems: 3600,
      sumTotal: 4200,
      customerAmount: 5000,
      createdAt: '2026-03-18 13:00:00',
      deliveryDateTime: '2026-03-18 18:30:00',
      isNewClient: true,
      statusesHistory: [{ userName: 'Тулегенов Арман' }],
    })
    expect(notified).toEqual([order.id])
    expect(rowsOf<Order>(await call('POST', '/manage/order/search?page=1', {}))[0]?.id).toBe(order.id)
    later(400)
    expect(world.db.order(order.id).finishedAt).not.toBeNull()
  })

  test('for a later hour starts near that hour, and does not arrive long before', async () => {
    const { body } = await partner('POST', '/manage/order', form())
    const order = world.db.order((body as Order).id)
    const due = order.deliveryDateTime ?? 0
    later(240)
    expect(order).toMatchObject({ status: ORDER_STATUS.accepted, courierId: null, isExternalCourier: false })
    expect(order.dueAt).toBeGreaterThan(clock.second())
    expect(world.db.notifications.all().filter(({ orderId }) => orderId === order.id)).toEqual([])
    while (order.finishedAt === null && clock.second() < due + 3600) later(1)
    const cooked = order.history.find(({ status }) => status === ORDER_STATUS.ready)?.at ?? 0
    expect(due - cooked).toBeLessThan(60 * 60)
    expect(due - (order.finishedAt ?? 0)).toBeLessThan(40 * 60)
    expect(order.finishedAt).toBeLessThan(due + 15 * 60)
  })

  test('for a later hour is started at once if its delivery time is removed', async () => {
    const { body } = await partner('POST', '/manage/order', form())
    const { id } = body as Order
    later(30)
    expect((await call('POST', `/manage/order/${id}`, { ...form(), deliveryDateTime: null })).status).toBe(200)
    later(90)
    expect(world.db.order(id).finishedAt).not.toBeNull()
  })

  test('is in a zone of its point, at a position derived from its address', async () => {
    const create = async (house: string) =>
      world.db.order(((await partner('POST', '/manage/order', { ...form(), house })).body as Order).id)
    const [one, same, other] = [await create('10'), await create('10'), await create('12')]
    expect([same.lat, same.long]).toEqual([one.lat, one.long])
    expect(distanceKm(one, other)).toBeGreaterThan(0.01)
    expect(world.db.point(one.pointId).deliveryZones.map(({ id }) => id)).toContain(one.zoneId)
    expect(same.isNewClient).toBe(false)
  })

  test('is refused to other users, for foreign or closed branches', async () => {
    const foreign = world.db.branches.all().find(({ companyId, cityId }) => companyId !== 1 && cityId === 1)?.id
    expect(await call('POST', '/manage/order', form())).toMatchObject({ status: 403, body: { message: /партнёры/ } })
    expect(errorFields(await partner('POST', '/manage/order', { ...form(), branchId: null }))).toEqual(['branchId'])
    expect(errorFields(await partner('POST', '/manage/order', { ...form(), branchId: foreign }))).toEqual(['branchId'])
    expect((await partner('POST', '/manage/order', { ...form(), cityId: 2 })).status).toBe(403)
    world.db.branches.update(branchId(), { status: false })
    expect((await partner('POST', '/manage/order', form())).status).toBe(409)
  })

  test.each([
    [{ customerName: '', phone: '8', street: null, house: ' ' }, ['customerName', 'phone', 'street', 'house']],
    [{ paymentTypeId: 4, timeForReady: 0 }, ['paymentTypeId', 'timeForReady']],
    [{ orderItems: [] }, ['orderItems']],
    [{ orderItems: [{ name: 'Плов', quantity: 0, price: 1 }] }, ['orderItems']],
    [{ orderItems: [{ name: 'Плов', quantity: 1, price: 10.5 }] }, ['orderItems']],
    [{ orderItems: [{ name: 'Плов', quantity: 100_000, price: 100_000 }] }, ['orderItems']],
    [{ deliveryPrice: -1 }, ['deliveryPrice']],
    [{ correctionalPrice: -4301 }, ['correctionalPrice']],
    [{ deliveryDateTime: '2026-02-30 18:30:00' }, ['deliveryDateTime']],
  ])('is refused with %j', async (change, expected) => {
    expect(errorFields(await partner('POST', '/manage/order', { ...form(), ...change }))).toEqual(expected)
  })

  test('may have a price of 0', async () => {
    expect((await partner('POST', '/manage/order', { ...form(), correctionalPrice: -4300 })).body).toMatchObject({
      sumTotal: 0,
    })
  })
})

describe('an edit', () => {
  const edit = (id: number, change: object) => call('POST', `/manage/order/${id}`, { ...form(), ...change })

  test('replaces the form’s fields; other cities and branches are refused', async () => {
    const own = world.db.order(SPECIAL_ORDER_IDS.full)
    const { status, body } = await edit(own.id, { branchId: own.branchId, paymentTypeId: 2 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ customerName: 'Айгуль', sumTotal: 4200, addressTo: { house: '10а' } })
    expect(own.customerAmount).toBeNull()
    expect(notified).toEqual([own.id])
    expect((await edit(own.id, { branchId: undefined })).status).toBe(200)
    expect(errorFields(await edit(own.id, { branchId: own.branchId + 1 }))).toEqual(['branchId'])
    expect(errorFields(await edit(own.id, { cityId: 2 }))).toEqual(['cityId'])
  })

  test('of an archived order is refused', async () => {
    expect((await edit(SPECIAL_ORDER_IDS.delivered, {})).status).toBe(409)
  })
})

describe('other coordinates', () => {
  const move = (id: number, place: object) => call('POST', `/manage/order/${id}/change-coordinate`, place)

  test('turn the courier on his way', async () => {
    const order = world.db.order(SPECIAL_ORDER_IDS.late)
    const place = { lat: order.lat + 0.01, long: order.long }
    expect((await move(order.id, place)).body).toMatchObject({ addressTo: { lat: place.lat.toFixed(6) } })
    expect(notified).toEqual([order.id])
    const arrivesAt = order.nextAt ?? 0
    expect(arrivesAt).toBeGreaterThan(clock.second())
    expect(distanceKm(courierPositionAt(world.db.courier(order.courierId ?? 0), arrivesAt), place)).toBeLessThan(0.01)
    clock.advance(arrivesAt - clock.second())
    world.settle()
    expect(order.status).toBe(ORDER_STATUS.atClient)
  })

  test('give an active order the zone, bonus and delivery time of the place, an archived one keeps its own', async () => {
    const [active, archived] = [
      world.db.order(SPECIAL_ORDER_IDS.withoutCourier),
      world.db.order(SPECIAL_ORDER_IDS.delivered),
    ]
    const terms = ({ zoneId, courierBonus, timeForDelivery }: OrderRecord) => ({
      zoneId,
      courierBonus,
      timeForDelivery,
    })
    const paid = terms(archived)
    const point = world.db.point(active.pointId)
    const deliveryZones = point.deliveryZones.map((zone) => ({ ...zone, courierBonus: zone.id }))
    world.db.points.update(point.id, { deliveryZones })
    const zones = [...point.deliveryZones].sort((a, b) => a.typeId - b.typeId)
    const far = { lat: point.lat + 0.2, long: point.long }
    for (const [place, zone] of [[point, zones[0]] as const, [far, zones.at(-1)] as const]) {
      const { lat, long } = place
      for (const { id } of [active, archived]) expect((await move(id, { lat, long })).status).toBe(200)
      const { id, courierBonus, deliveryTime } = zone as ZoneRecord
      expect(terms(active)).toEqual({ zoneId: id, courierBonus, timeForDelivery: deliveryTime })
      expect(terms(archived)).toEqual(paid)
    }
  })

  test('must be numbers near the dispatch point', async () => {
    expect(errorFields(await move(SPECIAL_ORDER_IDS.late, {}))).toEqual(['lat', 'long'])
    expect(errorFields(await move(SPECIAL_ORDER_IDS.late, { lat: 91, long: 73 }))).toEqual(['lat'])
    expect((await move(SPECIAL_ORDER_IDS.late, { lat: 43.2, long: 76.9 })).status).toBe(422)
  })
})

test('the courier’s phone is a switchboard with an extension for a minute', async () => {
  expect((await call('GET', `/manage/order/${SPECIAL_ORDER_IDS.full}/phone`)).body).toEqual({
    // The number has the dialling code of Karaganda and then begins with 0; no real subscriber has such a number.
    phone: expect.stringMatching(/^772120\d{5}$/),
    ext: expect.stringMatching(/^\d{4}$/),
    ttlSeconds: 60,
  })
  expect((await call('GET', `/manage/order/${SPECIAL_ORDER_IDS.withoutCourier}/phone`)).status).toBe(404)
})

test('an external courier is seen on his way from the branch to the customer', async () => {
  const order = world.db.order(SPECIAL_ORDER_IDS.external)
  const place = async () =>
    (await call('GET', `/manage/order/${order.id}/location`)).body as { lat: number; long: number }
  const first = await place()
  const way = distanceKm(world.db.branch(order.branchId), order)
  expect(distanceKm(first, order)).toBeLessThan(way * 1.5)
  clock.advance(20)
  expect(await place()).not.toEqual(first)
  later(120)
  expect((await call('GET', `/manage/order/${order.id}/location`)).status).toBe(404)
})

test('a return check is added to an archived order and deleted', async () => {
  const path = `/manage/order/${SPECIAL_ORDER_IDS.cancelled}`
  const upload = (file: File, to = path) => call('POST', `${to}/upload-return-check`, formDataOf({ file }))
  expect((await upload(pictureFile('image/png'))).status).toBe(204)
  expect((await call('GET', path)).body).toMatchObject({
    returnCheckUrl: expect.stringMatching(/\/v1\/files\/orders\/.*\.png$/),
  })
  expect(notified).toEqual([SPECIAL_ORDER_IDS.cancelled])
  expect(errorFields(await upload(pictureFile('application/pdf')))).toEqual(['file'])
  expect((await upload(pictureFile('image/png'), `/manage/order/${SPECIAL_ORDER_IDS.full}`)).status).toBe(409)
  expect((await call('DELETE', `${path}/delete-return-check`)).status).toBe(204)
  expect((await call('DELETE', `${path}/delete-return-check`)).status).toBe(404)
})

test('the archive’s summary equals the sum of its list', async () => {
  const filter = { cityId: 1 }
  const first = await call('POST', '/manage/order/archive/search?page=1', filter)
  const { body } = await call('POST', '/manage/order/archive/summary', filter)
  const summary = body as Record<string, number>
  const archived = world.db.orders.all().filter(({ cityId, status }) => cityId === 1 && (status <= 0 || status >= 100))
  expect(summary.totalCount).toBe(Number(first.headers.get('x-pagination-total-count')))
  expect(summary.successCount).toBe(archived.filter(({ status }) => status === 100).length)
  expect(summary.totalCount).toBe((summary.successCount ?? 0) + (summary.cancelCount ?? 0))
  expect(summary.returnCheckCount).toBeGreaterThan(0)
  expect(summary.avgTimeForAccepted).toBeGreaterThan(0)
  expect(summary.avgTimeForAccepted).toBeLessThan(3)
  expect(summary.avgTimeForReady).toBeGreaterThan(3)
  expect(summary.avgTimeForDelivery).toBeGreaterThan(2)
  expect((await call('POST', '/manage/order/archive/summary', { id: 1 })).body).toMatchObject({
    totalCount: 0,
    avgTimeForReady: 0,
  })
})
