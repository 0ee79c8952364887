import type { Courier, PointCouriers } from '../../api/couriers'
import { isBusyCourier } from '../../domain/courierState'

export type CourierActivityFilter = 'all' | 'active' | 'inactive'

export const COURIER_ACTIVITY_FILTERS = [
  'all',
  'active',
  'inactive',
] as const satisfies readonly CourierActivityFilter[]

export const COURIER_ACTIVITY_FILTER_LABEL: Record<CourierActivityFilter, string> = {
  all: 'Все',
  active: 'Активные',
  inactive: 'Неактивные',
}

type ActivityCounts = Record<CourierActivityFilter, number>

/** `counts` include all couriers of the point, `rows` only the filtered ones. */
export type PointCourierGroup = {
  key: string
  pointId: number | undefined
  name: string
  counts: ActivityCounts
  rows: readonly Courier[]
  /** Number of couriers that could not be parsed; they are in neither `counts` nor `rows`. */
  unreadable: number
}

/** A courier is active while their shift (`slot`) is active (contract, «Couriers»). */
export const isActiveCourier = ({ slot }: Courier): boolean => slot?.status === true

export function createPointCourierGroups(
  points: readonly PointCouriers[],
  activity: CourierActivityFilter,
  text: string,
): PointCourierGroup[] {
  const seen = new Map<number | undefined, number>()
  return points.map(({ point, couriers, unreadable = 0 }) => ({
    key: nextKey(seen, point?.id),
    pointId: point?.id,
    name: point?.name ?? (point ? `Точка № ${point.id}` : 'Без отправной точки'),
    counts: countCouriersByActivity(couriers),
    rows: couriers.filter((courier) => fits(courier, activity, text)).sort(byNeed),
    unreadable,
  }))
}

/** Unique key of a group. The server may send several groups for one point, and several groups without a point. */
function nextKey(seen: Map<number | undefined, number>, pointId: number | undefined): string {
  const part = seen.get(pointId) ?? 0
  seen.set(pointId, part + 1)
  return `${pointId ?? 'none'} ${part}`
}

export function countCouriersByActivity(couriers: readonly Courier[]): ActivityCounts {
  const active = couriers.filter(isActiveCourier).length
  return { all: couriers.length, active, inactive: couriers.length - active }
}

function fits(courier: Courier, activity: CourierActivityFilter, text: string): boolean {
  if (activity !== 'all' && isActiveCourier(courier) !== (activity === 'active')) return false
  const words = text.trim().toLowerCase()
  if (words === '') return true
  const digits = words.replace(/\D/g, '')
  return courier.fio.toLowerCase().includes(words) || (digits.length > 2 && (courier.phone ?? '').includes(digits))
}

const byNeed = (a: Courier, b: Courier): number =>
  Number(isActiveCourier(b)) - Number(isActiveCourier(a)) ||
  Number(isBusyCourier(a)) - Number(isBusyCourier(b)) ||
  a.fio.localeCompare(b.fio, 'ru')
