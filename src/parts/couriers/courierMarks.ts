import type { LatLong } from '../../domain/geo'
import { formatDataAge, positionFreshness } from '../../domain/positionAge'
import { bidiIsolated } from '../../domain/textFormatting'
import type { CourierMarkTone } from '../../ui/map/canvas/groupMapMarks'
import type { CourierMark } from '../../ui/map/canvas/mapMarkTypes'
import type { CourierOrders, OrdersByCourier } from './courierOrders'
import type { MapCourier } from './courierPositions'

const COURIER = 'courier-'

export const courierMarkKey = (id: number): string => `${COURIER}${id}`

export const courierIdOfMark = (key: string): number | undefined =>
  key.startsWith(COURIER) ? Number(key.slice(COURIER.length)) : undefined

/**
 * The ring around a courier shows the time left until the first of the courier's orders should end its current status. The ring is full at
 * 30 minutes or more, and red for the last two minutes (operations, section 3).
 */
const RING_SECONDS = 30 * 60
const URGENT_SECONDS = 120

/** Undefined for a free courier: couriers and orders are loaded separately, so the orders may contain one that he has just finished. */
export const ordersOfCourier = ({ id, isBusy }: MapCourier, orders: OrdersByCourier): CourierOrders | undefined =>
  isBusy ? orders.get(id) : undefined

export const isCourierLate = (courier: MapCourier, orders: OrdersByCourier, now: number): boolean => {
  const dueAt = ordersOfCourier(courier, orders)?.dueAt
  return dueAt !== undefined && dueAt < now
}

export function courierMarkTone(courier: MapCourier, orders: OrdersByCourier, now: number): CourierMarkTone {
  if (courier.leftAt !== undefined) return 'gone'
  if (isCourierLate(courier, orders, now)) return 'late'
  return courier.isBusy ? 'busy' : 'free'
}

export function positionAgeText({ place, seenAt }: MapCourier, now: number): string | undefined {
  if (!place) return 'нет координат'
  if (seenAt === undefined) return 'время координат неизвестно'
  if (positionFreshness(now - seenAt) === 'live') return undefined
  return `нет координат ${formatDataAge(now - seenAt)}`
}

export function courierMarks(
  couriers: readonly MapCourier[],
  orders: OrdersByCourier,
  now: number,
  isFaint: (courier: MapCourier) => boolean = () => false,
): CourierMark[] {
  const marks: CourierMark[] = []
  for (const courier of couriers) {
    const { place } = courier
    if (place) marks.push(new LayerMark(courier, place, orders, now, isFaint(courier)))
  }
  return marks
}

/**
 * A class with a shared getter, because creating a thousand objects with a getter each would take a noticeable part of
 * a frame.
 */
class LayerMark implements CourierMark {
  readonly kind = 'courier'
  readonly key: string
  readonly seenAt: number | undefined
  readonly courierTypeId: number | undefined
  readonly tone: CourierMarkTone
  readonly age: CourierMark['age']
  readonly isFaint: boolean
  readonly caption: string | undefined
  readonly ring: CourierMark['ring']

  constructor(
    private readonly courier: MapCourier,
    readonly place: LatLong,
    private readonly orders: OrdersByCourier,
    private readonly now: number,
    isFaint: boolean,
  ) {
    const { id, seenAt, state, isBusy, courierTypeId, leftAt } = courier
    const statusEndsAt = ordersOfCourier(courier, orders)?.statusEndsAt
    this.key = courierMarkKey(id)
    this.seenAt = seenAt
    this.courierTypeId = courierTypeId
    this.tone = courierMarkTone(courier, orders, now)
    this.age = leftAt === undefined ? positionFreshness(seenAt === undefined ? undefined : now - seenAt) : 'old'
    this.isFaint = isFaint || leftAt !== undefined
    this.caption = isBusy ? state : undefined
    this.ring = statusEndsAt === undefined ? undefined : ringOf(statusEndsAt - now)
  }

  /** The label is computed only when it is read, because only the courier under the pointer shows it. */
  get label(): string {
    const late = isCourierLate(this.courier, this.orders, this.now) && 'опаздывает'
    const words = [
      `${bidiIsolated(this.courier.fio)}: ${this.courier.state}`,
      late,
      positionAgeText(this.courier, this.now),
    ]
    return words.filter(Boolean).join(', ')
  }
}

const ringOf = (left: number) => ({
  share: Math.min(1, Math.max(0, left / RING_SECONDS)),
  isUrgent: left <= URGENT_SECONDS,
})
