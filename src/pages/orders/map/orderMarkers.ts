import type { OrderStatus } from '../../../api/dictionaries'
import type { LatLong } from '../../../domain/geo'
import type { MapCourier } from '../../../parts/couriers/courierPositions'
import type { OrderMark, PickupMark } from '../../../ui/map/canvas/mapMarkTypes'
import type { MapOrder } from './mapOrders'

/**
 * The selection on the map: either the open order, or a courier with all of the courier's orders. If no courier is
 * selected, `courier` is undefined and `courierId` is the courier of the open order.
 */
export type MapSelection = {
  orders: readonly MapOrder[]
  courier: MapCourier | undefined
  courierPlace: LatLong | undefined
  courierId: number | undefined
}

export function orderMarkers(
  orders: readonly MapOrder[],
  { orders: chosen, courier }: MapSelection,
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
    return [{ kind: 'order', key: orderMarkKey(id), place: to, label, color, isSelected, isFaint }]
  })
}

export function pickupMarks(orders: readonly MapOrder[], { orders: chosen }: MapSelection): PickupMark[] {
  const isFaint = chosen.length === 0
  const starts = new Map<string, PickupMark>()
  for (const { from, fromAddress } of isFaint ? orders : chosen) {
    if (!from) continue
    const key = `start-${from.lat}-${from.long}`
    const label = fromAddress === undefined ? 'Заведение' : `Заведение: ${fromAddress}`
    starts.set(key, { kind: 'start', key, place: from, label, isFaint })
  }
  return [...starts.values()]
}

export function mapMarksLabel(orders: number, couriers: number): string {
  const drawn = `Заказы на карте: ${orders}`
  return couriers === 0 ? drawn : `${drawn}, курьеры: ${couriers}`
}

const ORDER = 'order-'

export const orderMarkKey = (id: number): string => `${ORDER}${id}`

export const orderIdOfMark = (key: string): number | undefined =>
  key.startsWith(ORDER) ? Number(key.slice(ORDER.length)) : undefined

export function mapSelectionPlaces({ orders, courier, courierPlace }: MapSelection): LatLong[] {
  const ofOrders = orders.flatMap(({ from, to }) => [from, to].flatMap((place) => place ?? []))
  const place = courierPlace ?? courier?.place
  return place ? [...ofOrders, place] : ofOrders
}
