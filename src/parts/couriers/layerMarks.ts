import { ageText, positionAge } from '../../domain/positionAge'
import { isolated } from '../../domain/text'
import type { MarkTone } from '../../ui/map/canvas/grouping'
import type { CourierMark } from '../../ui/map/canvas/marks'
import type { LayerCourier } from './layer'

/** When the orders under way are due, by id; epoch seconds. */
export type DueTimes = ReadonlyMap<number, number>

const COURIER = 'courier-'

/** Names the mark of a courier. */
export const courierKey = (id: number): string => `${COURIER}${id}`

/** The courier of a mark; undefined where it is of something else. */
export const courierOfKey = (key: string): number | undefined =>
  key.startsWith(COURIER) ? Number(key.slice(COURIER.length)) : undefined

/** A ring is full with so much time left, and drains from there; red for the last two minutes (operations, section 3). */
const RING_SECONDS = 30 * 60
const URGENT_SECONDS = 120

export const isLate = ({ orderId }: LayerCourier, due: DueTimes, now: number): boolean => {
  const at = orderId === undefined ? undefined : due.get(orderId)
  return at !== undefined && at < now
}

export function markTone(courier: LayerCourier, due: DueTimes, now: number): MarkTone {
  if (isLate(courier, due, now)) return 'late'
  return courier.isBusy ? 'busy' : 'free'
}

/** «нет координат 14 мин» once a position is not live any more; without any position that alone. */
export function positionText({ place, seenAt }: LayerCourier, now: number): string | undefined {
  if (!place) return 'нет координат'
  if (seenAt === undefined || positionAge(now - seenAt) === 'live') return undefined
  return `нет координат ${ageText(now - seenAt)}`
}

/** Those who are somewhere, as they are drawn. Something else may be looked at: `isFaint` tells of whom. */
export function layerMarks(
  couriers: readonly LayerCourier[],
  due: DueTimes,
  now: number,
  isFaint: (courier: LayerCourier) => boolean = () => false,
): CourierMark[] {
  return couriers.flatMap((courier): CourierMark[] => {
    const { id, fio, place, seenAt, state, isBusy, courierTypeId, leftAt, orderId } = courier
    if (!place) return []
    const dueAt = orderId === undefined ? undefined : due.get(orderId)
    return [
      {
        kind: 'courier',
        key: courierKey(id),
        place,
        seenAt,
        courierTypeId,
        tone: markTone(courier, due, now),
        age: leftAt === undefined ? positionAge(seenAt === undefined ? undefined : now - seenAt) : 'old',
        isFaint: isFaint(courier) || leftAt !== undefined,
        // Of a thousand one is pointed at: the words of the others are never put together.
        get label() {
          const late = isLate(courier, due, now) && 'опаздывает'
          return [`${isolated(fio)}: ${state}`, late, positionText(courier, now)].filter(Boolean).join(', ')
        },
        caption: isBusy ? state : undefined,
        ring: dueAt === undefined ? undefined : ringOf(dueAt - now),
      },
    ]
  })
}

const ringOf = (left: number) => ({
  share: Math.min(1, Math.max(0, left / RING_SECONDS)),
  isUrgent: left <= URGENT_SECONDS,
})
