import { toEpochSecond } from '../lib/moments'

export type DeliveryPromiseFields = {
  deliveryDateTime?: string | undefined
  createdAt?: string | undefined
  timeForReady?: number | undefined
  timeForDelivery?: number | undefined
}

type Promised = DeliveryPromiseFields & { deliveryEndAt?: string | undefined; finishedAt?: string | undefined }

const MINUTE = 60

/**
 * The promised delivery time in epoch seconds: `deliveryDateTime`, otherwise `createdAt` plus preparation and delivery time, otherwise
 * undefined (contract, «promise of an order»). Times of the order are local to a city `timezone` hours east of UTC.
 */
export function promisedDeliverySecond(order: DeliveryPromiseFields, timezone: number): number | undefined {
  const { deliveryDateTime, createdAt, timeForReady, timeForDelivery } = order
  if (deliveryDateTime !== undefined) return toEpochSecond(deliveryDateTime, timezone)
  if (createdAt === undefined || timeForReady === undefined || timeForDelivery === undefined) return undefined
  return toEpochSecond(createdAt, timezone) + (timeForReady + timeForDelivery) * MINUTE
}

export function minutesLate(order: Promised, timezone: number, now: number): number | undefined {
  const promise = promisedDeliverySecond(order, timezone)
  if (promise === undefined) return undefined
  const end = order.deliveryEndAt ?? order.finishedAt
  const minutes = Math.floor(((end === undefined ? now : toEpochSecond(end, timezone)) - promise) / MINUTE)
  return minutes > 0 ? minutes : undefined
}

/** `now` is in epoch seconds, `timezone` in hours east of UTC. */
export function orderFineComment(order: Promised & { id: number }, timezone: number, now: number): string {
  const late = minutesLate(order, timezone, now)
  return late === undefined ? `Заказ ${order.id}` : `Заказ ${order.id}, опоздание ${late} мин`
}
