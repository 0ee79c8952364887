/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import type { DeliveryZone, DispatchPoint } from '../../src/api/points'
import { type Caller, createCaller, rowsOf } from './call'
import { errorFields } from './formBodies'
import { worldPerTest } from './worldPerTest'

let world: World
let call: Caller
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  world = own().world
  call = createCaller(world, 'administrator')
})

const POINT = { name: 'Михайловка', description: '', cityId: 1, status: true, lat: 49.82, long: 73.14 }
const ZONE = {
  name: 'Михайловка: авто',
  description: null,
  typeId: 10,
  status: true,
  deliveryTime: 45,
  deliveryPrice: 900,
  courierBonus: null,
  allowExternalCourier: true,
  polygon: [
    [73.1, 49.8],
    [73.2, 49.8],
    [73.2, 49.9],
  ],
}
const create = async () => (await call('POST', '/manage/point', POINT)).body as DispatchPoint

test('the search answers all points of the city, or of the caller’s cities, without paging', async () => {
  const here = await call('POST', '/manage/point/search', { cityId: 1 })
  expect(rowsOf(here)).toHaveLength(5)
  expect(here.headers.get('x-pagination-total-count')).toBeNull()
  expect(rowsOf(await call('POST', '/manage/point/search', {}))).toHaveLength(21)
  const dispatcher = createCaller(world, 'dispatcher')
  expect(rowsOf(await dispatcher('POST', '/manage/point/search', {}))).toHaveLength(9)
  expect((await dispatcher('POST', '/manage/point/search', { cityId: 3 })).status).toBe(403)
})

test('a point is created, read, changed and deleted', async () => {
  const { id } = await create()
  expect((await call('GET', `/manage/point/${id}`)).body).toEqual({
    ...POINT,
    id,
    description: null,
    deliveryZones: [],
  })
  await call('POST', `/manage/point/${id}`, { ...POINT, status: false, cityId: 2 })
  expect(world.db.point(id)).toMatchObject({ status: false, cityId: 2 })
  expect((await call('DELETE', `/manage/point/${id}`)).status).toBe(204)
  expect((await call('GET', `/manage/point/${id}`)).status).toBe(404)
})

test('a point with branches or couriers keeps its city', async () => {
  expect(await call('DELETE', '/manage/point/1')).toMatchObject({ status: 409, body: { message: /филиалы/ } })
  expect((await call('POST', '/manage/point/1', { ...POINT, cityId: 2 })).status).toBe(409)
  expect((await call('POST', '/manage/point/1', POINT)).status).toBe(200)
  const { id } = await create()
  world.db.couriers.update(1001, { pointId: id })
  expect(await call('DELETE', `/manage/point/${id}`)).toMatchObject({ status: 409, body: { message: /курьеры/ } })
})

test.each([
  [{}, ['name', 'cityId', 'status', 'lat', 'long']],
  [{ ...POINT, lat: '49.8' }, ['lat']],
  [{ ...POINT, long: 181 }, ['long']],
])('the API of points refuses the point %j', async (form, expected) => {
  expect(errorFields(await call('POST', '/manage/point', form))).toEqual(expected)
})

test('a zone is created, read, changed in full or by its polygon alone, and deleted', async () => {
  const point = await create()
  const { id } = (await call('POST', `/manage/point/${point.id}/delivery-zone`, ZONE)).body as DeliveryZone
  const path = `/manage/point/delivery-zone/${id}`
  expect((await call('GET', path)).body).toEqual({ id, ...ZONE })
  const { polygon: _polygon, ...form } = { ...ZONE, typeId: 1, deliveryPrice: null, name: 'Пешая' }
  await call('POST', path, form)
  expect((await call('GET', path)).body).toEqual({ ...ZONE, id, typeId: 1, deliveryPrice: 0, name: 'Пешая' })
  const polygon = [...ZONE.polygon, [73.1, 49.9]]
  await call('POST', path, { polygon })
  expect((await call('GET', path)).body).toMatchObject({ name: 'Пешая', polygon })
  expect((await call('GET', `/manage/point/${point.id}`)).body).toMatchObject({ deliveryZones: [{ id, polygon }] })
  expect((await call('DELETE', path)).status).toBe(204)
  expect((await call('GET', path)).status).toBe(404)
})

test('a zone with orders, branches or reports cannot be deleted', async () => {
  const zoneId = world.db.activeOrders().find((order) => order.pointId === 1 && order.zoneId !== 105)?.zoneId
  const refusal = async () => (await call('DELETE', `/manage/point/delivery-zone/${zoneId}`)).body
  expect(await refusal()).toMatchObject({ message: expect.stringContaining('активные заказы') })
  const moved = world.db.orders.all().filter((order) => order.zoneId === zoneId)
  for (const { id } of moved) world.db.orders.update(id, { zoneId: 105 })
  expect(await refusal()).toMatchObject({ message: expect.stringContaining('филиалы') })
  for (const { id, deliveryZones } of world.db.branches.all())
    world.db.branches.update(id, { deliveryZones: deliveryZones.filter((row) => row.deliveryZoneId !== zoneId) })
  const past = world.db.orders.all().find(({ status }) => status === 100)
  world.db.orders.update(past?.id ?? 0, { zoneId })
  expect(await refusal()).toMatchObject({ message: expect.stringContaining('только отключить') })
  world.db.orders.update(past?.id ?? 0, { zoneId: 105 })
  expect((await call('DELETE', `/manage/point/delivery-zone/${zoneId}`)).status).toBe(204)
})

test.each([
  [{}, ['name', 'typeId', 'status', 'deliveryTime']],
  [{ ...ZONE, typeId: 2 }, ['typeId']],
  [{ ...ZONE, deliveryTime: 4 }, ['deliveryTime']],
  [{ ...ZONE, deliveryPrice: 0 }, ['deliveryPrice']],
  [{ ...ZONE, courierBonus: -1 }, ['courierBonus']],
  [{ ...ZONE, deliveryPrice: 99.5 }, ['deliveryPrice']],
  [{ ...ZONE, polygon: [[73.1, 49.8]] }, ['polygon']],
  [{ polygon: 'everywhere' }, ['polygon']],
])('the API of points refuses the zone %j', async (form, expected) => {
  expect(errorFields(await call('POST', '/manage/point/delivery-zone/101', form))).toEqual(expected)
})

test('foreign cities and missing permissions', async () => {
  world.db.employees.update(1, { cities: [1] })
  expect((await call('GET', '/manage/point/6')).status).toBe(403)
  expect((await call('POST', '/manage/point', { ...POINT, cityId: 2 })).status).toBe(403)
  expect((await call('DELETE', '/manage/point/delivery-zone/601')).status).toBe(403)
  const dispatcher = createCaller(world, 'dispatcher')
  expect((await dispatcher('POST', '/manage/point', POINT)).status).toBe(403)
  expect((await dispatcher('POST', '/manage/point/1/delivery-zone', ZONE)).status).toBe(403)
})
