/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { courierPositionAt } from '../../mocks/simulation/courierMovement'
import {
  delayOrderStep,
  simulateCourierBreakdown,
  simulateNoShow,
  startOrderRush,
} from '../../mocks/simulation/incidents'
import { findCourierShiftAt, nextShiftStart } from '../../mocks/simulation/roster'
import { createManualClock, type ManualClock } from '../../mocks/store/clock'
import type { CourierRecord, OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import { distanceKm } from '../../src/domain/geo'
import { createCaller } from './call'
import { worldPerTest } from './worldPerTest'

const MINUTE = 60
const own = worldPerTest({ size: 0 })
let world: World
let clock: ManualClock
beforeEach(() => {
  const made = own()
  world = made.world
  clock = made.clock
})
const pass = (seconds: number) => {
  clock.advance(seconds)
  world.settle()
}
function carried(): { order: OrderRecord; courier: CourierRecord } {
  const order = world.db.activeOrders().find(({ status, courierId, nextAt }) => {
    return status === ORDER_STATUS.onTheWay && courierId !== null && (nextAt ?? 0) > clock.second() + 2 * MINUTE
  })
  if (!order) throw new Error('No order is on its way')
  return { order, courier: world.db.courier(order.courierId ?? 0) }
}

describe('a held-up order', () => {
  test('arrives so many minutes later, and its courier drives on from where he is', () => {
    const { order, courier } = carried()
    const usual = order.nextAt ?? 0
    const before = courierPositionAt(courier, clock.second())
    delayOrderStep(world, order.id, 25)
    expect(distanceKm(before, courierPositionAt(courier, clock.second()))).toBeLessThan(0.02)
    pass(usual + 24 * MINUTE - clock.second())
    expect(order.status).toBe(ORDER_STATUS.onTheWay)
    pass(MINUTE)
    expect(order.status).toBe(ORDER_STATUS.atClient)
  })

  test('waits for its courier before the simulated office takes care of it', () => {
    const order = world.db.activeOrders().find(({ status }) => status === ORDER_STATUS.accepted)
    if (!order) throw new Error('No order waits for a courier')
    delayOrderStep(world, order.id, 10)
    pass(9 * MINUTE)
    expect(order.status).toBe(ORDER_STATUS.accepted)
  })

  test('is refused when it has ended', () => {
    const { order } = carried()
    pass(4 * 3600)
    expect(() => delayOrderStep(world, order.id, 5)).toThrow('Заказ завершён')
    expect(() => delayOrderStep(world, 999_999, 5)).toThrow('Заказ не найден')
  })
})

describe('a courier who breaks down', () => {
  test('ends his shift, and his order waits ten minutes for the office, then for any courier', async () => {
    const { order, courier } = carried()
    const entries = order.history.length
    simulateCourierBreakdown(world, courier.id)
    expect(courier).toMatchObject({ slotId: null, orderId: null })
    expect(order).toMatchObject({ status: ORDER_STATUS.accepted, courierId: null, redistributed: true })
    expect(order.oldCouriers.at(-1)?.courierId).toBe(courier.id)
    // Of two states of an order, the console keeps the one with the longer history (contract, «which of two states is newer»). Without a
    // new history entry, it could still show the courier who broke down.
    expect(order.history).toHaveLength(entries + 1)
    expect(world.db.activeNotifications().at(-1)).toMatchObject({ orderId: order.id, courierId: courier.id })
    pass(9 * MINUTE)
    expect(order.courierId).toBeNull()
    pass(20 * MINUTE)
    expect(order.courierId !== null || order.isExternalCourier).toBe(true)
    expect(order.courierId).not.toBe(courier.id)
    expect((await createCaller(world, 'administrator')('GET', `/manage/order/${order.id}`)).status).toBe(200)
  })

  test('is refused off duty', () => {
    const idle = world.db.couriers.all().find(({ slotId }) => slotId === null)
    expect(() => simulateCourierBreakdown(world, idle?.id ?? 0)).toThrow('Курьер не на смене')
  })
})

test('a courier who does not come misses one shift and comes to the next', () => {
  const now = clock.second()
  const courier = world.db.couriers.all().find((one) => {
    return (
      one.slotId === null &&
      world.db.employee(one.id).status === 10 &&
      nextShiftStart(world.db, one, now) - now < 4 * 3600
    )
  })
  if (!courier) throw new Error('No shift begins soon')
  const missed = findCourierShiftAt(world.db, courier, nextShiftStart(world.db, courier, now))
  simulateNoShow(world, courier.id)
  const slots = () =>
    world.db.slots.all().filter(({ courierId, startedAt }) => courierId === courier.id && startedAt > now)
  pass((missed?.end ?? now) - now)
  expect(slots()).toEqual([])
  pass(nextShiftStart(world.db, courier, clock.second()) - clock.second())
  expect(slots()).toHaveLength(1)
  expect(() => simulateNoShow(world, courier.id)).toThrow('Курьер уже на смене')
})

test('a rush brings so many times more orders, and ends', () => {
  const arrived = (factor: number) => {
    const made = createTestWorld({ size: 0 })
    const from = made.clock.second()
    if (factor > 1) startOrderRush(made.world, factor, 15)
    made.clock.advance(30 * MINUTE)
    made.world.settle()
    const inQuarter = (start: number) =>
      made.world.db.orders.all().filter(({ createdAt }) => createdAt > start && createdAt <= start + 15 * MINUTE).length
    return [inQuarter(from), inQuarter(from + 15 * MINUTE)] as const
  }
  const [usual, later] = arrived(1)
  const [rushed, after] = arrived(3)
  expect(rushed / usual).toBeCloseTo(3, 1)
  expect(after).toBe(later)
})

test('a rush brings an order even to a company that expects none', () => {
  const at = STORY_MOMENT
  const quiet = createManualClock(at)
  const small = createWorld({ size: 300, at, clock: quiet })
  startOrderRush(small, 1.5, 2)
  quiet.advance(3 * MINUTE)
  small.settle()
  expect(small.db.orders.all().some(({ createdAt }) => createdAt > at.epochSecond())).toBe(true)
})
