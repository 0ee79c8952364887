/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { operatorReviewAt } from '../../mocks/simulation/operators'
import { createManualClock } from '../../mocks/store/clock'
import type { OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import { createCaller } from './call'

const DAY = 86_400
const share = (part: readonly unknown[], of: readonly unknown[]): number => part.length / of.length
const actor = ({ history }: OrderRecord, status: number) => history.findLast((entry) => entry.status === status)?.userId

describe.each([7, 3])('a day of a company of 50,000 orders a month, seed %i', (seed) => {
  let world: World
  let ended: OrderRecord[]
  beforeAll(() => {
    const clock = createManualClock(STORY_MOMENT)
    const start = clock.second()
    world = createWorld({ size: 50_000, seed, archive: 100, at: STORY_MOMENT, clock })
    clock.advance(DAY)
    world.settle()
    ended = world.db.orders.all().filter(({ createdAt, finishedAt }) => createdAt > start && finishedAt !== null)
  }, 120_000)

  test('an operator accepts some orders', () => {
    const accepted = ended.filter(({ history }) => history.some(({ status }) => status === ORDER_STATUS.accepted))
    const byHand = accepted.filter((order) => actor(order, ORDER_STATUS.accepted) !== null)
    expect(share(byHand, accepted)).toBeGreaterThan(0.08)
    expect(share(byHand, accepted)).toBeLessThan(0.3)
  })

  test('an operator ends most of those that are not delivered, and no other', () => {
    const lost = ended.filter(({ status }) => status !== ORDER_STATUS.delivered)
    expect(share(lost, ended)).toBeGreaterThan(0.04)
    const byHand = lost.filter((order) => actor(order, order.status) !== null)
    expect(share(byHand, lost)).toBeGreaterThan(0.4)
    expect(share(byHand, lost)).toBeLessThan(0.9)
    expect(
      ended.filter((order) => order.status === ORDER_STATUS.delivered && actor(order, ORDER_STATUS.delivered) !== null),
    ).toEqual([])
  })

  test('some are taken from their courier and given to another of the city', () => {
    const moved = ended.filter(({ oldCouriers }) => oldCouriers.length > 0)
    expect(share(moved, ended)).toBeGreaterThan(0.01)
    expect(share(moved, ended)).toBeLessThan(0.05)
    for (const { cityId, courierId, oldCouriers, redistributed } of moved) {
      expect(redistributed).toBe(true)
      expect(oldCouriers).toHaveLength(1)
      for (const former of oldCouriers) {
        expect(former.courierId).not.toBe(courierId)
        expect(former.reason.length).toBeGreaterThan(5)
        expect(world.db.courier(former.courierId).cityId).toBe(cityId)
      }
    }
  })

  test('they are operators of the city, and none of the demo users', () => {
    const signers = Object.values(DEMO_ACCOUNTS).map(({ id }) => id)
    const acts = ended.flatMap(({ cityId, history }) => history.map(({ userId }) => ({ cityId, userId })))
    for (const { cityId, userId } of acts) {
      if (userId === null) continue
      const { role, cities, id } = world.db.employee(userId)
      expect([role, cities.includes(cityId), signers.includes(id)]).toEqual(['operator', true, false])
    }
  })
})

test('a courier assigned by hand keeps the order', async () => {
  const { world, clock } = createTestWorld({ size: 20 })
  const call = createCaller(world, 'administrator')
  const given: number[] = []
  for (let minute = 0; minute < 240; minute++) {
    clock.advance(60)
    world.settle()
    const waiting = world.db
      .activeOrders()
      .filter((order) => order.status === ORDER_STATUS.accepted && !order.redistributed)
    for (const { id } of waiting) {
      const { status } = await call('GET', `/manage/order/${id}/change-status/${ORDER_STATUS.courierAssigned}`)
      if (status === 200) given.push(id)
    }
  }
  expect(given.length).toBeGreaterThan(60)
  const order = (id: number) => world.db.order(id)
  expect(given.filter((id) => order(id).oldCouriers.length > 0)).toEqual([])
  const asFound = given.map((id) => ({
    ...order(id),
    history: [{ status: ORDER_STATUS.courierAssigned, at: 0, userId: null }],
  }))
  const busy = world.db.couriers.all().find(({ leg }) => leg !== null)
  expect(
    asFound.some((found) => operatorReviewAt(world, { ...found, courierId: busy?.id ?? 0 }, clock.second()) !== null),
  ).toBe(true)
})
