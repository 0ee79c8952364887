/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { ManualClock } from '../../mocks/store/clock'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import type { Order } from '../../src/api/orders'
import { type Caller, createCaller } from './call'

let world: World
let clock: ManualClock
let call: Caller
beforeEach(() => {
  const made = createTestWorld({ size: 20 })
  world = made.world
  clock = made.clock
  call = createCaller(world, 'operator')
})

const change = (id: number, status: number) => call('GET', `/manage/order/${id}/change-status/${status}`)
const order = async (id: number) => (await call('GET', `/manage/order/${id}`)).body as Order

test('offers the next step and the ways to cancel that fit the stage', async () => {
  const offered = async (id: number) => (await order(id)).transitions?.map(({ status }) => status)
  expect(await offered(SPECIAL_ORDER_IDS.fresh)).toEqual([20, 0, -2, -3])
  expect(await offered(SPECIAL_ORDER_IDS.full)).toEqual([60, 0, -1, -2])
  expect(await offered(SPECIAL_ORDER_IDS.atDoor)).toEqual([100, 0, -1])
  expect(await offered(SPECIAL_ORDER_IDS.delivered)).toEqual([-1])
  expect(await offered(SPECIAL_ORDER_IDS.cancelled)).toEqual([10])
})

test('a change is added to the history with the name of its user', async () => {
  expect((await change(SPECIAL_ORDER_IDS.fresh, ORDER_STATUS.accepted)).status).toBe(200)
  const { status, statusesHistory } = await order(SPECIAL_ORDER_IDS.fresh)
  expect(status).toBe(ORDER_STATUS.accepted)
  expect(statusesHistory?.at(-1)).toEqual({
    status: ORDER_STATUS.accepted,
    message: 'Принят',
    userName: 'Ковалёва Анна Сергеевна',
    createdAt: '2026-03-18 13:00:00',
  })
  expect(world.db.order(SPECIAL_ORDER_IDS.fresh).history.at(-1)?.userId).toBe(DEMO_ACCOUNTS.operator.id)
})

test('a status outside the transitions is refused and changes nothing', async () => {
  const before = await order(SPECIAL_ORDER_IDS.fresh)
  expect(await change(SPECIAL_ORDER_IDS.fresh, ORDER_STATUS.onTheWay)).toMatchObject({
    status: 409,
    body: { message: 'Заказ нельзя перевести из «Новый» в «В пути»' },
  })
  expect(await order(SPECIAL_ORDER_IDS.fresh)).toEqual(before)
  expect((await change(1, ORDER_STATUS.accepted)).status).toBe(404)
})

test('automatic assignment takes the best free courier, and reports if there is none', async () => {
  expect((await change(SPECIAL_ORDER_IDS.withoutCourier, ORDER_STATUS.courierAssigned)).status).toBe(200)
  const { courier } = await order(SPECIAL_ORDER_IDS.withoutCourier)
  expect(world.db.courier(courier?.id ?? 0).orderId).toBe(SPECIAL_ORDER_IDS.withoutCourier)
  for (const { id } of world.db.couriers.all()) world.db.couriers.update(id, { slotId: null, slotNextAt: null })
  await change(SPECIAL_ORDER_IDS.fresh, ORDER_STATUS.accepted)
  expect(await change(SPECIAL_ORDER_IDS.fresh, ORDER_STATUS.courierAssigned)).toMatchObject({
    status: 409,
    body: { message: 'Нет свободных курьеров' },
  })
})

test('delivery by hand frees the courier at once and puts the order into the archive', async () => {
  const { courier } = await order(SPECIAL_ORDER_IDS.atDoor)
  expect(world.db.courier(courier?.id ?? 0).orderId).toBe(SPECIAL_ORDER_IDS.atDoor)
  await change(SPECIAL_ORDER_IDS.atDoor, ORDER_STATUS.delivered)
  expect(world.db.courier(courier?.id ?? 0).orderId).toBeNull()
  expect(await order(SPECIAL_ORDER_IDS.atDoor)).toMatchObject({ status: 100, finishedAt: '2026-03-18 13:00:00' })
  expect(world.db.activeOrders().map(({ id }) => id)).not.toContain(SPECIAL_ORDER_IDS.atDoor)
})

test('a delivery starts and ends at its real times; a reopened order starts again', async () => {
  const moments = async (id: number) => {
    const { deliveryStartAt, deliveryEndAt } = await order(id)
    return { deliveryStartAt, deliveryEndAt }
  }
  expect(await moments(SPECIAL_ORDER_IDS.partner)).toEqual({})
  await change(SPECIAL_ORDER_IDS.partner, ORDER_STATUS.onTheWay)
  const deliveryStartAt = '2026-03-18T13:00:00+05:00'
  expect(await moments(SPECIAL_ORDER_IDS.partner)).toEqual({ deliveryStartAt })
  clock.advance(5)
  await change(SPECIAL_ORDER_IDS.partner, ORDER_STATUS.atClient)
  await change(SPECIAL_ORDER_IDS.partner, ORDER_STATUS.delivered)
  expect(await moments(SPECIAL_ORDER_IDS.partner)).toEqual({
    deliveryStartAt,
    deliveryEndAt: '2026-03-18T13:00:05+05:00',
  })
  await change(SPECIAL_ORDER_IDS.partner, ORDER_STATUS.clientRefused)
  await change(SPECIAL_ORDER_IDS.partner, ORDER_STATUS.new)
  expect(await moments(SPECIAL_ORDER_IDS.partner)).toEqual({})
})

test.each(['%20', '1e1', '0x0', 'abc'])('%s names no status', async (text) => {
  expect((await call('GET', `/manage/order/${SPECIAL_ORDER_IDS.fresh}/change-status/${text}`)).status).toBe(404)
})

test("the simulation continues from the operator's change", async () => {
  await change(SPECIAL_ORDER_IDS.fresh, ORDER_STATUS.accepted)
  await change(SPECIAL_ORDER_IDS.partner, ORDER_STATUS.cancelled)
  clock.advance(3 * 3600)
  const taken = await order(SPECIAL_ORDER_IDS.fresh)
  expect(taken.statusesHistory?.map(({ message }) => message).slice(0, 2)).toEqual(['Новый', 'Принят'])
  expect(taken.status === ORDER_STATUS.delivered || taken.status <= 0).toBe(true)
  expect((await order(SPECIAL_ORDER_IDS.partner)).status).toBe(ORDER_STATUS.cancelled)
})

test('a reopened order starts again and is delivered, however it was ended before', async () => {
  call = createCaller(world, 'administrator')
  clock.advance(2 * 3600)
  world.settle()
  const ended = [0, -1, -2, -3].map((status) =>
    world.db.orders.all().findLast((one) => one.status === status && one.createdAt > STORY_MOMENT.epochSecond()),
  )
  for (const one of ended) {
    expect((await change(one?.id ?? 0, ORDER_STATUS.new)).status).toBe(200)
    expect(await order(one?.id ?? 0)).toMatchObject({ status: ORDER_STATUS.new, redistributed: true })
  }
  clock.advance(3 * 3600)
  world.settle()
  expect(ended.map((one) => one?.status)).toEqual([100, 100, 100, 100])
})
