import { isActiveOrderStatus } from '../../src/domain/orders'
import { type ApiCaller, authenticateCaller, canSeeOrder } from '../http/access'
import { orderStatusTitle } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { LiveWorld } from './liveWorld'

/**
 * Target of a fast-forward: the next event, or the end of an order. `key` is the session key of the user; events that
 * this user has no permission to see are ignored.
 */
export type FastForwardTarget = { to: 'event'; key: string | null } | { to: 'end'; orderId: number }

const EVENT = { step: 1, most: 6 * 3600, hours: 6 }
const ORDER_END = { step: 15, most: 6 * 3600, hours: 6 }

export function fastForwardWorld(live: LiveWorld, target: FastForwardTarget): Promise<string> {
  return target.to === 'event' ? goToEvent(live, target.key) : goToEnd(live, target.orderId)
}

async function goToEvent(live: LiveWorld, key: string | null): Promise<string> {
  const { world, clock } = live
  const since = clock.second()
  const caller = findPerson(live, key)
  const sees = (order: OrderRecord) => order.createdAt > since && (caller === null || canSeeOrder(caller, order))
  const heard = (cityId: number): string | null => {
    const news = world.db.notifications.all().at(-1)
    const isNew = news !== undefined && news.cityId === cityId && news.createdAt > since
    return isNew && (caller === null || caller.cityIds.includes(cityId)) ? news.description : null
  }
  let happened: string | null = null
  const stop = world.events.subscribe((event) => {
    if (event.type === 'order') happened ??= sees(event.order) ? `Новый заказ № ${event.order.id}` : null
    else happened ??= heard(event.cityId)
  })
  await pass(live, EVENT, () => happened !== null)
  stop()
  return happened ?? `За ${EVENT.hours} часов ничего не произошло.`
}

async function goToEnd(live: LiveWorld, orderId: number): Promise<string> {
  const { orders } = live.world.db
  const isUnderWay = () => isActiveOrderStatus(orders.get(orderId)?.status ?? 0)
  if (!orders.get(orderId)) return `Заказа ${orderId} нет в этом мире.`
  if (!isUnderWay()) return `Заказ ${orderId} уже завершён.`
  await pass(live, ORDER_END, () => !isUnderWay())
  if (isUnderWay()) return `За ${ORDER_END.hours} часов заказ ${orderId} не завершился.`
  // A finished order disappears from the list of active orders, so the returned text names its final status.
  return `Заказ № ${orderId}: ${orderStatusTitle(orders.get(orderId)?.status ?? 0).toLowerCase()}`
}

async function pass({ world, clock, server }: LiveWorld, { step, most }: typeof EVENT, isReached: () => boolean) {
  for (let passed = 0; passed < most && !isReached(); passed += step) {
    clock.set({ at: clock.now().plusSeconds(step) })
    await server.run()
    world.settle()
  }
}

function findPerson({ world }: LiveWorld, key: string | null): ApiCaller | null {
  try {
    return authenticateCaller(world.db, key)
  } catch {
    return null
  }
}
