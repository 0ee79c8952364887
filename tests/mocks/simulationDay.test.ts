/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { Instant } from '@js-joda/core'
import { ALMATY, ASTANA, KARAGANDA } from '../../mocks/seeds/cities'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { COURIER_SPEED } from '../../mocks/simulation/courierMovement'
import { localHour } from '../../mocks/store/dateTime'
import type { OrderRecord, SlotRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import { distanceKm } from '../../src/domain/geo'

/** The simulated day lasts from Wednesday 05:00, before the first shift, to Thursday 05:00, after the last delivery. */
const MORNING = Instant.parse('2026-03-18T00:00:00Z')
const FROM = MORNING.epochSecond()
const HOURS = 24
const TIMEZONE = 5

let world: World
beforeAll(() => {
  const made = createTestWorld({ size: 0, at: MORNING })
  world = made.world
  for (let minute = 0; minute < HOURS * 60; minute++) {
    made.clock.advance(60)
    world.settle()
  }
}, 120_000)

const at = ({ history }: OrderRecord, status: number) => history.find((entry) => entry.status === status)?.at ?? 0
const hourOf = (second: number) => Math.floor(localHour(second, TIMEZONE))

describe.each([
  ['Karaganda', KARAGANDA.id],
  ['Astana', ASTANA.id],
  ['Almaty', ALMATY.id],
])('the day of %s', (_name, cityId) => {
  let delivered: OrderRecord[]
  let carried: (OrderRecord & { courierId: number })[]
  let slots: SlotRecord[]
  beforeAll(() => {
    const { orders } = world.db
    delivered = orders.all().filter((order) => {
      return order.cityId === cityId && order.status === ORDER_STATUS.delivered && order.createdAt > FROM
    })
    carried = delivered.filter((order): order is OrderRecord & { courierId: number } => order.courierId !== null)
    slots = world.db.slots.all().filter((slot) => slot.cityId === cityId && slot.startedAt > FROM)
  })

  test('begins with the morning slots and ends with deliveries in the night', () => {
    const first = Math.min(...slots.map(({ startedAt }) => startedAt))
    expect(hourOf(first)).toBeGreaterThanOrEqual(6)
    expect(hourOf(first)).toBeLessThanOrEqual(7)
    const last = Math.max(...delivered.map(({ finishedAt }) => finishedAt ?? 0))
    expect(last - FROM).toBeGreaterThan((HOURS - 4) * 3600)
    for (const { id, startedAt, finishedAt, endsAt } of slots) {
      if (finishedAt !== null && (finishedAt <= startedAt || finishedAt > endsAt + 2.5 * 3600))
        throw new Error(`Slot ${id} lasts from ${startedAt} to ${finishedAt}`)
    }
  })

  test('the simulated day follows its hours: an evening rush, a quiet night', () => {
    const byHour = new Array<number>(24).fill(0)
    for (const { createdAt } of delivered) byHour[hourOf(createdAt)] = (byHour[hourOf(createdAt)] ?? 0) + 1
    const evening = byHour.slice(17, 21).reduce((sum, count) => sum + count, 0)
    const night = byHour.slice(0, 4).reduce((sum, count) => sum + count, 0)
    expect(Math.min(...byHour.slice(9, 23))).toBeGreaterThan(0)
    expect(night).toBeGreaterThan(0)
    expect(night / evening).toBeLessThan(0.2)
  })

  test('no courier is faster than his transport, in two places at once, or at work without a slot', () => {
    const ownSlots = new Map<number, SlotRecord[]>()
    for (const slot of world.db.slots.all()) {
      ownSlots.set(slot.courierId, [...(ownSlots.get(slot.courierId) ?? []), slot])
    }
    const freeFrom = new Map<number, number>()
    for (const order of [...carried].sort(
      (a, b) => at(a, ORDER_STATUS.courierAssigned) - at(b, ORDER_STATUS.courierAssigned),
    )) {
      const { id, courierId, finishedAt, redistributed } = order
      const straight = distanceKm(world.db.branch(order.branchId), order) * 1000
      const seconds = at(order, ORDER_STATUS.atClient) - at(order, ORDER_STATUS.onTheWay)
      const speed = COURIER_SPEED[world.db.courier(courierId).typeId]
      if (straight / Math.max(seconds, 1) > speed * 1.05)
        throw new Error(`Order ${id} flew ${straight} m in ${seconds} s`)
      const assigned = at(order, ORDER_STATUS.courierAssigned)
      if (!redistributed && assigned < (freeFrom.get(courierId) ?? 0))
        throw new Error(`Courier ${courierId} had two orders`)
      freeFrom.set(courierId, finishedAt ?? 0)
      const isInSlot = ownSlots.get(courierId)?.some((slot) => {
        return slot.startedAt <= assigned && (slot.finishedAt ?? Number.POSITIVE_INFINITY) >= (finishedAt ?? 0)
      })
      if (!isInSlot && !redistributed) throw new Error(`Order ${id} was delivered outside any slot`)
    }
  })

  test('couriers carry a believable number of orders', () => {
    const counts = new Map<number, number>()
    for (const { courierId } of carried) counts.set(courierId, (counts.get(courierId) ?? 0) + 1)
    const sorted = [...counts.values()].sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThanOrEqual(4)
    expect(sorted.at(-1)).toBeLessThanOrEqual(35)
    expect(counts.size / slots.length).toBeGreaterThan(0.6)
  })

  test('an external service delivers 1 to 14 % of the orders', () => {
    const share = 1 - carried.length / delivered.length
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.14)
  })
})
