import type { LatLong } from '../../domain/geo'
import { formatDataAge, positionFreshness } from '../../domain/positionAge'
import { bidiIsolated } from '../../domain/textFormatting'
import type { CourierMarkTone } from '../../ui/map/canvas/groupMapMarks'
import type { CourierMark } from '../../ui/map/canvas/mapMarkTypes'
import type { MapCourier } from './courierPositions'

/** Deadlines of the active orders in seconds since the epoch, by order id. */
export type OrderDueTimes = ReadonlyMap<number, number>

const COURIER = 'courier-'

export const courierMarkKey = (id: number): string => `${COURIER}${id}`

export const courierIdOfMark = (key: string): number | undefined =>
  key.startsWith(COURIER) ? Number(key.slice(COURIER.length)) : undefined

/**
 * The ring around a courier shows the time left for the courier's order. The ring is full at 30 minutes or more, and red for the last two
 * minutes (operations, section 3).
 */
const RING_SECONDS = 30 * 60
const URGENT_SECONDS = 120

export const isCourierOrderLate = ({ orderId }: MapCourier, due: OrderDueTimes, now: number): boolean => {
  const at = orderId === undefined ? undefined : due.get(orderId)
  return at !== undefined && at < now
}

export function courierMarkTone(courier: MapCourier, due: OrderDueTimes, now: number): CourierMarkTone {
  if (courier.leftAt !== undefined) return 'gone'
  if (isCourierOrderLate(courier, due, now)) return 'late'
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
  due: OrderDueTimes,
  now: number,
  isFaint: (courier: MapCourier) => boolean = () => false,
): CourierMark[] {
  const marks: CourierMark[] = []
  for (const courier of couriers) {
    const { place } = courier
    if (place) marks.push(new LayerMark(courier, place, due, now, isFaint(courier)))
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
    private readonly due: OrderDueTimes,
    private readonly now: number,
    isFaint: boolean,
  ) {
    const { id, seenAt, state, isBusy, courierTypeId, leftAt, orderId } = courier
    const dueAt = orderId === undefined ? undefined : due.get(orderId)
    this.key = courierMarkKey(id)
    this.seenAt = seenAt
    this.courierTypeId = courierTypeId
    this.tone = courierMarkTone(courier, due, now)
    this.age = leftAt === undefined ? positionFreshness(seenAt === undefined ? undefined : now - seenAt) : 'old'
    this.isFaint = isFaint || leftAt !== undefined
    this.caption = isBusy ? state : undefined
    this.ring = dueAt === undefined ? undefined : ringOf(dueAt - now)
  }

  /** The label is computed only when it is read, because only the courier under the pointer shows it. */
  get label(): string {
    const late = isCourierOrderLate(this.courier, this.due, this.now) && 'опаздывает'
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
