import type { NotificationRecord } from '../store/records'
import { nextId } from '../store/table'
import type { World } from '../store/world'

/** After this many seconds a notification that nobody hid is hidden by the system, so that the count stays readable. */
const EXPIRES_AFTER = 2 * 3600

type News = Pick<NotificationRecord, 'description' | 'cityId' | 'createdAt'> & {
  orderId?: number
  courierId?: number | null
}

export function notify(world: World, { orderId, courierId, ...news }: News): void {
  const { notifications, activeNotifications } = world.db
  hideAll(
    world,
    activeNotifications().filter(({ createdAt }) => createdAt < news.createdAt - EXPIRES_AFTER),
  )
  const id = nextId(notifications.all())
  notifications.insert({ id, ...news, orderId: orderId ?? null, courierId: courierId ?? null, status: true })
  world.events.emit({ type: 'notification', cityId: news.cityId })
}

/** What was said about an order no longer calls for anybody once the order has moved on. */
export function hideNews(world: World, orderId: number): void {
  hideAll(
    world,
    world.db.activeNotifications().filter((news) => news.orderId === orderId),
  )
}

/** How many notifications are active in these cities: the badge of the header. */
export const activeCount = (world: World, cityIds: readonly number[]): number =>
  world.db.activeNotifications().filter(({ cityId }) => cityIds.includes(cityId)).length

export function hide(world: World, { id, cityId }: NotificationRecord): void {
  world.db.notifications.update(id, { status: false })
  world.events.emit({ type: 'notification', cityId })
}

function hideAll(world: World, news: NotificationRecord[]): void {
  for (const one of news) hide(world, one)
}
