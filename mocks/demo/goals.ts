import { isActiveStatus } from '../../src/domain/orders'
import { type Caller, findCaller, seesOrder } from '../http/access'
import { statusTitle } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { LiveWorld } from './liveWorld'

/** What time is to pass for. `key` is that of the person who waits: what he cannot see is no event for him. */
export type Goal = { to: 'event'; key: string | null } | { to: 'end'; orderId: number }

/** Seconds of the world: how far it goes at most, and by what steps it looks. */
const EVENT = { step: 1, most: 6 * 3600, hours: 6 }
const ORDER_END = { step: 15, most: 6 * 3600, hours: 6 }

/** Lets time pass until the goal is reached; returns what has happened, or why nothing did. */
export function goTo(live: LiveWorld, goal: Goal): Promise<string> {
  return goal.to === 'event' ? goToEvent(live, goal.key) : goToEnd(live, goal.orderId)
}

/** The next new order, or the next notification. */
async function goToEvent(live: LiveWorld, key: string | null): Promise<string> {
  const { world, clock } = live
  const since = clock.second()
  const caller = findPerson(live, key)
  const sees = (order: OrderRecord) => order.createdAt > since && (caller === null || seesOrder(caller, order))
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
  const isUnderWay = () => isActiveStatus(orders.get(orderId)?.status ?? 0)
  if (!orders.get(orderId)) return `Заказа ${orderId} нет в этом мире.`
  if (!isUnderWay()) return `Заказ ${orderId} уже завершён.`
  await pass(live, ORDER_END, () => !isUnderWay())
  if (isUnderWay()) return `За ${ORDER_END.hours} часов заказ ${orderId} не завершился.`
  // It leaves the list with its end: without a word nobody would know what has become of it.
  return `Заказ № ${orderId}: ${statusTitle(orders.get(orderId)?.status ?? 0).toLowerCase()}`
}

async function pass({ world, clock, drill }: LiveWorld, { step, most }: typeof EVENT, isReached: () => boolean) {
  for (let passed = 0; passed < most && !isReached(); passed += step) {
    clock.set({ at: clock.now().plusSeconds(step) })
    await drill.run()
    world.settle()
  }
}

function findPerson({ world }: LiveWorld, key: string | null): Caller | null {
  try {
    return findCaller(world.db, key)
  } catch {
    return null
  }
}
