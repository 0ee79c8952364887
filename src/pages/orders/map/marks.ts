import type { OrderStatus } from '../../../api/dictionaries'
import type { LatLong } from '../../../domain/geo'
import type { LayerCourier } from '../../../parts/couriers/layer'
import type { MapMark } from '../../../ui/map/MapMarks'
import type { MapOrder } from './mapOrders'

/** What is looked at: an open order, or a courier with his orders. */
export type MapChoice = {
  orders: readonly MapOrder[]
  courier: LayerCourier | undefined
  /** Where the courier of the choice is. */
  courierPlace: LatLong | undefined
  /** The courier who must be seen with the choice. */
  courierId: number | undefined
}

/** Orders with coordinates as marks; what is not chosen steps back while something is. */
export function orderMarks(
  orders: readonly MapOrder[],
  { orders: chosen, courier }: MapChoice,
  statuses: readonly OrderStatus[],
): MapMark[] {
  const isChoosing = chosen.length > 0 || courier !== undefined
  const chosenIds = new Set(chosen.map(({ id }) => id))
  return orders.flatMap(({ id, to, status, address }): MapMark[] => {
    if (!to) return []
    const { value, color } = statuses.find(({ key }) => key === status) ?? {}
    const label = [`Заказ ${id}`, value, address].filter(Boolean).join(', ')
    const isSelected = chosenIds.has(id)
    return [{ key: orderKey(id), place: to, label, color, isSelected, isFaint: isChoosing && !isSelected }]
  })
}

const ORDER = 'order-'

const orderKey = (id: number): string => `${ORDER}${id}`

/** The order of a mark's key. */
export const orderOfKey = (key: string): number => Number(key.slice(ORDER.length))

/** When the orders on the map are due, by id; epoch seconds. */
export const dueTimes = (orders: readonly MapOrder[]): ReadonlyMap<number, number> =>
  new Map(orders.flatMap(({ id, dueAt }) => (dueAt === undefined ? [] : [[id, dueAt]])))

/** All that must be in sight to see a choice. */
export function markPlaces({ orders, courier, courierPlace }: MapChoice): LatLong[] {
  const ofOrders = orders.flatMap(({ from, to }) => [from, to].flatMap((place) => place ?? []))
  const place = courierPlace ?? courier?.place
  return place ? [...ofOrders, place] : ofOrders
}
