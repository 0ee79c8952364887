/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { Instant } from '@js-joda/core'
import { CITY_SEEDS, KARAGANDA } from '../../mocks/seeds/cities'
import { PARTNER_COMPANY_ID } from '../../mocks/seeds/companies'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { DEFAULT_CENTER, distanceKm } from '../../src/domain/geo'
import { isPhone } from '../../src/domain/phones'

let world: World
beforeAll(() => {
  world = createTestWorld({ size: 3000 }).world
})

test('the company has the requested size', () => {
  const { db } = world
  expect(db.cities.all().filter(({ status }) => status)).toHaveLength(5)
  expect(new Set(db.cities.all().map(({ timezone }) => timezone))).toEqual(new Set([5, 6]))
  expect(db.companies.all()).toHaveLength(40)
  for (const { bankDetails } of db.companies.all()) expect(bankDetails).toMatch(/^KZ\d{5}KZT\d{10}$/)
  expect(db.couriers.all()).toHaveLength(300)
  expect(db.employees.all().filter(({ role }) => role !== 'courier')).toHaveLength(25)
  expect(new Set(db.couriers.all().map(({ typeId }) => typeId))).toEqual(new Set(COURIER_TYPES))
  expect(new Set(db.employees.all().map(({ rateTypeId }) => rateTypeId))).toEqual(new Set([null, 1, 2, 3]))
  for (const { cityId } of CITY_SEEDS) {
    const points = db.points.all().filter((point) => point.cityId === cityId)
    expect(points.length).toBeGreaterThanOrEqual(3)
    expect(points.length).toBeLessThanOrEqual(6)
    for (const { deliveryZones } of points) expect([2, 3, 4, 5]).toContain(deliveryZones.length)
  }
  expect(distanceKm(DEFAULT_CENTER, db.point(2))).toBeLessThan(0.01)
})

test('zones are closed polygons around their point, as [long, lat]', () => {
  for (const point of world.db.points.all()) {
    for (const { polygon } of point.deliveryZones) {
      expect(polygon.length).toBeGreaterThan(8)
      expect(polygon[0]).toEqual(polygon.at(-1))
      const long = polygon.map(([x]) => x)
      const lat = polygon.map(([, y]) => y)
      expect(Math.min(...long)).toBeLessThan(point.long)
      expect(Math.max(...long)).toBeGreaterThan(point.long)
      expect(Math.min(...lat)).toBeLessThan(point.lat)
      expect(Math.max(...lat)).toBeGreaterThan(point.lat)
    }
  }
})

test('every reference leads to a record of the same city', () => {
  const { db } = world
  for (const branch of db.branches.all()) {
    expect(db.point(branch.pointId).cityId).toBe(branch.cityId)
    expect(db.company(branch.companyId).settings.map(({ cityId }) => cityId)).toContain(branch.cityId)
  }
  for (const order of db.orders.all()) {
    const branch = db.branch(order.branchId)
    if (branch.cityId !== order.cityId || branch.companyId !== order.companyId) throw new Error(`Order ${order.id}`)
    if (order.courierId !== null && db.courier(order.courierId).cityId !== order.cityId)
      throw new Error(`Order ${order.id} has a courier of another city`)
  }
  for (const { phone } of db.employees.all()) expect(isPhone(phone)).toBe(true)
  expect(new Set(db.employees.all().map(({ phone }) => phone)).size).toBe(325)
})

test('the archive covers a month in the order of ids, and no courier carries two orders at a time', () => {
  const warmUp = world.clock.second() - 150 * 60
  const archive = world.db.orders.all().filter(({ createdAt }) => createdAt < warmUp)
  expect(archive.length / 3000).toBeGreaterThan(0.93)
  expect(archive.length / 3000).toBeLessThan(1.07)
  const busyUntil = new Map<number, number>()
  let before = 0
  for (const { id, createdAt, courierId, finishedAt, history } of archive) {
    if (createdAt < before) throw new Error(`Order ${id} is out of order`)
    before = createdAt
    if (courierId === null) continue
    const taken = history.find(({ status }) => status === 30)?.at ?? createdAt
    if ((busyUntil.get(courierId) ?? 0) > taken) throw new Error(`Courier ${courierId} holds two orders`)
    busyUntil.set(courierId, finishedAt ?? 0)
  }
  const days = (before - (archive[0]?.createdAt ?? 0)) / 86_400
  expect(days).toBeGreaterThan(28)
  expect(days).toBeLessThan(31)
})

test('special orders match their names', () => {
  const { db, clock } = world
  const order = (name: keyof typeof SPECIAL_ORDER_IDS) => db.order(SPECIAL_ORDER_IDS[name])
  for (const id of Object.values(SPECIAL_ORDER_IDS)) expect(db.order(id).cityId).toBe(KARAGANDA.id)
  expect(order('late').dueAt).toBe(clock.second() - 7 * 60)
  expect(order('withoutCourier')).toMatchObject({ status: 20, courierId: null, redistributed: true })
  expect(order('external')).toMatchObject({ isExternalCourier: true, courierId: null, deliveryService: 'Yandex' })
  expect(order('lateEntry').createdAt - order('lateEntry').externalCreatedAt).toBe(600)
  expect(order('partner').companyId).toBe(PARTNER_COMPANY_ID)
  expect(order('delivered').returnCheckUrl).not.toBeNull()
  expect(order('cancelled')).toMatchObject({ status: 0, courierId: null })
  expect(db.activeNotifications().map(({ orderId }) => orderId)).toContain(SPECIAL_ORDER_IDS.late)
})

test('a courier who is called in for a special order has no other shift at that time', () => {
  // 23:50 in Karaganda: most shifts of the evening ended less than an hour ago.
  const { slots } = createWorld({ size: 20_000, at: Instant.parse('2026-03-16T18:50:00Z') }).db
  const ends = new Map<number, number>()
  const overlaps: number[] = []
  for (const { courierId, startedAt, finishedAt } of [...slots.all()].sort((a, b) => a.startedAt - b.startedAt)) {
    if (startedAt < (ends.get(courierId) ?? 0)) overlaps.push(courierId)
    ends.set(courierId, finishedAt ?? Number.POSITIVE_INFINITY)
  }
  expect(overlaps).toEqual([])
})
