import type { NotificationRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'

/** Seconds. Older notifications are hidden automatically, so that the list of notifications stays short. */
const EXPIRES_AFTER = 2 * 3600

type News = Pick<NotificationRecord, 'description' | 'cityId' | 'createdAt'> & {
  orderId?: number
  courierId?: number | null
}

export function addNotification(world: World, { orderId, courierId, ...news }: News): void {
  const { notifications, activeNotifications } = world.db
  hideAll(
    world,
    activeNotifications().filter(({ createdAt }) => createdAt < news.createdAt - EXPIRES_AFTER),
  )
  const id = notifications.nextId()
  notifications.insert({ id, ...news, orderId: orderId ?? null, courierId: courierId ?? null, status: true })
  world.events.emit({ type: 'notification', cityId: news.cityId })
}

const lateText = (orderId: number): string => `Заказ № ${orderId} опаздывает`

export function notifyLateOrder(world: World, { id, courierId, cityId }: OrderRecord, createdAt: number): void {
  const description = lateText(id)
  const { notifications } = world.db
  if (notifications.all().some((news) => news.orderId === id && news.description === description)) return
  addNotification(world, { description, orderId: id, courierId, cityId, createdAt })
}

export const hideLateNotification = (world: World, orderId: number): void =>
  hideAll(
    world,
    world.db.activeNotifications().filter((news) => news.orderId === orderId && news.description === lateText(orderId)),
  )

export const hideNonLateNotifications = (world: World, orderId: number): void =>
  hideAll(
    world,
    world.db.activeNotifications().filter((news) => news.orderId === orderId && news.description !== lateText(orderId)),
  )

export const countActiveNotifications = (world: World, cityIds: readonly number[]): number =>
  world.db.activeNotifications().filter(({ cityId }) => cityIds.includes(cityId)).length

export function markNotificationHidden(world: World, { id, cityId }: NotificationRecord): void {
  world.db.notifications.update(id, { status: false })
  world.events.emit({ type: 'notification', cityId })
}

function hideAll(world: World, news: NotificationRecord[]): void {
  for (const one of news) markNotificationHidden(world, one)
}
