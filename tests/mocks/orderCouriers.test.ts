/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { ManualClock } from '../../mocks/store/clock'
import type { CourierRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { type Caller, createCaller } from './call'
import { errorFields } from './formBodies'
import { checkWorld } from './worldInvariants'
import { worldPerTest } from './worldPerTest'

let world: World
let clock: ManualClock
let call: Caller
let notified: number[]
let unsubscribe: () => void
const own = worldPerTest({ size: 20 })
beforeEach(() => {
  const made = own()
  world = made.world
  clock = made.clock
  call = createCaller(world, 'administrator')
  notified = []
  unsubscribe = world.events.subscribe((event) => {
    if (event.type === 'order') notified.push(event.order.id)
  })
})
afterEach(() => unsubscribe())

/** The free courier at work with the fastest transport. On foot an order across the city takes four hours. */
const free = (cityId = 1): CourierRecord => {
  const courier = world.db.couriers
    .all()
    .filter((one) => one.cityId === cityId && one.slotId !== null && one.orderId === null)
    .reduce<CourierRecord | undefined>((best, one) => (best && best.typeId >= one.typeId ? best : one), undefined)
  if (!courier) throw new Error('No courier is free')
  return courier
}
const later = (minutes: number) => {
  clock.advance(minutes * 60)
  world.settle()
}

describe('another courier', () => {
  const give = (id: number, courierId: number, reason: unknown = 'Ближе к заведению') =>
    call('POST', `/manage/order/${id}/change-courier`, { courierId, reason })

  test.each(['late', 'full', 'partner', 'atDoor', 'lateEntry', 'withoutCourier', 'external', 'fresh'] as const)(
    'continues the order «%s» to its end',
    async (name) => {
      const order = world.db.order(SPECIAL_ORDER_IDS[name])
      const [before, oldId] = [order.status, order.courierId]
      const courier = free()
      expect((await give(order.id, courier.id)).status).toBe(200)
      expect(order).toMatchObject({ courierId: courier.id, isExternalCourier: false, status: Math.max(before, 30) })
      expect(courier.orderId).toBe(order.id)
      if (oldId !== null) {
        expect(order.oldCouriers.at(-1)).toEqual({ courierId: oldId, reason: 'Ближе к заведению' })
        expect(world.db.courier(oldId).orderId).toBeNull()
        expect(order.redistributed).toBe(true)
      }
      expect(notified).toContain(order.id)
      later(150)
      expect(order.finishedAt).not.toBeNull()
      expect(courier.orderId).not.toBe(order.id)
    },
  )

  test('must be on shift and in the city, and a reason is required', async () => {
    const id = SPECIAL_ORDER_IDS.full
    const resting = world.db.couriers.all().find(({ cityId, slotId }) => cityId === 1 && slotId === null)?.id ?? 0
    expect(await give(id, resting)).toMatchObject({ status: 409, body: { message: 'Курьер не на смене' } })
    expect((await give(id, world.db.order(id).courierId ?? 0)).status).toBe(409)
    expect(errorFields(await give(id, free(3).id))).toEqual(['courierId'])
    expect(errorFields(await give(id, free().id, ' '))).toEqual(['reason'])
    expect((await give(SPECIAL_ORDER_IDS.delivered, free().id)).status).toBe(409)
  })

  const three = ['withoutCourier', 'late', 'external'] as const

  test('delivers up to three orders one after another; a fourth is refused with the reason', async () => {
    const courier = free()
    const orders = three.map((name) => world.db.order(SPECIAL_ORDER_IDS[name]))
    for (const { id } of orders) expect((await give(id, courier.id)).status).toBe(200)
    expect(courier.orderId).toBe(orders[0]?.id)
    expect(await give(SPECIAL_ORDER_IDS.full, courier.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^У курьера уже 3 заказа: № \d+, № \d+, № \d+$/) },
    })
    for (const { id } of orders) expect((await call('GET', `/manage/order/${id}/location`)).status).toBe(200)
    checkWorld(world, 4 * 3600)
    later(400)
    for (const order of orders) expect(order).toMatchObject({ courierId: courier.id, status: ORDER_STATUS.delivered })
    const ends = orders.map(({ finishedAt }) => finishedAt)
    expect(new Set(ends).size).toBe(3)
    checkWorld(world, 4 * 3600)
  })

  test('gets the next order as the current one when an order is cancelled or given to another courier', async () => {
    const courier = free()
    const [first, second, third] = three.map((name) => world.db.order(SPECIAL_ORDER_IDS[name]))
    for (const order of [first, second, third]) await give(order?.id ?? 0, courier.id)
    await call('GET', `/manage/order/${first?.id}/change-status/0`)
    expect(courier.orderId).toBe(Math.min(second?.id ?? 0, third?.id ?? 0))
    const [current, waiting] = courier.orderId === second?.id ? [second, third] : [third, second]
    expect((await give(waiting?.id ?? 0, free().id)).status).toBe(200)
    expect(courier.orderId).toBe(current?.id)
    expect((await give(current?.id ?? 0, free().id)).status).toBe(200)
    expect(courier.orderId).toBeNull()
    checkWorld(world, 4 * 3600)
  })
})
