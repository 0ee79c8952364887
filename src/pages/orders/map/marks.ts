import type { OrderStatus } from '../../../api/dictionaries'
import type { LatLong } from '../../../domain/geo'
import type { LayerCourier } from '../../../parts/couriers/layer'
import type { OrderMark, StartMark } from '../../../ui/map/canvas/marks'
import type { MapOrder } from './mapOrders'

/**
 * The selection on the map: either the open order, or a courier with all his orders. If `courierId` is set without
 * `courier`, it is the courier of the open order.
 */
export type MapChoice = {
  orders: readonly MapOrder[]
  courier: LayerCourier | undefined
  courierPlace: LatLong | undefined
  courierId: number | undefined
}

export function orderMarks(
  orders: readonly MapOrder[],
  { orders: chosen, courier }: MapChoice,
  statuses: readonly OrderStatus[],
): OrderMark[] {
  const isChoosing = chosen.length > 0 || courier !== undefined
  const chosenIds = new Set(chosen.map(({ id }) => id))
  return orders.flatMap(({ id, to, status, address }): OrderMark[] => {
    if (!to) return []
    const { value, color } = statuses.find(({ key }) => key === status) ?? {}
    const label = [`Заказ ${id}`, value, address].filter(Boolean).join(', ')
    const isSelected = chosenIds.has(id)
    const isFaint = isChoosing && !isSelected
    return [{ kind: 'order', key: orderKey(id), place: to, label, color, isSelected, isFaint }]
  })
}

export function startMarks(orders: readonly MapOrder[], { orders: chosen }: MapChoice): StartMark[] {
  const isFaint = chosen.length === 0
  const starts = new Map<string, StartMark>()
  for (const { from, fromAddress } of isFaint ? orders : chosen) {
    if (!from) continue
    const key = `start-${from.lat}-${from.long}`
    const label = fromAddress === undefined ? 'Заведение' : `Заведение: ${fromAddress}`
    starts.set(key, { kind: 'start', key, place: from, label, isFaint })
  }
  return [...starts.values()]
}

export function marksLabel(orders: number, couriers: number): string {
  const drawn = `Заказы на карте: ${orders}`
  return couriers === 0 ? drawn : `${drawn}, курьеры: ${couriers}`
}

const ORDER = 'order-'

export const orderKey = (id: number): string => `${ORDER}${id}`

export const orderOfKey = (key: string): number | undefined =>
  key.startsWith(ORDER) ? Number(key.slice(ORDER.length)) : undefined

/** Deadlines of the orders' current statuses by order id, in seconds since the epoch. */
export const dueTimes = (orders: readonly MapOrder[]): ReadonlyMap<number, number> =>
  new Map(orders.flatMap(({ id, dueAt }) => (dueAt === undefined ? [] : [[id, dueAt]])))

export function markPlaces({ orders, courier, courierPlace }: MapChoice): LatLong[] {
  const ofOrders = orders.flatMap(({ from, to }) => [from, to].flatMap((place) => place ?? []))
  const place = courierPlace ?? courier?.place
  return place ? [...ofOrders, place] : ofOrders
}
