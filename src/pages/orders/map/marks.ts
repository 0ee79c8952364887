import type { OrderStatus } from '../../../api/dictionaries'
import type { LatLong } from '../../../domain/geo'
import type { LayerCourier } from '../../../parts/couriers/layer'
import type { OrderMark, StartMark } from '../../../ui/map/canvas/marks'
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

/** Where orders start from, each place once: those of the choice, faint ones of all where nothing is chosen. */
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

/** What the map shows, in one sentence for those who do not see it. */
export function marksLabel(orders: number, couriers: number): string {
  const drawn = `Заказы на карте: ${orders}`
  return couriers === 0 ? drawn : `${drawn}, курьеры: ${couriers}`
}

const ORDER = 'order-'

/** Names the mark of an order. */
export const orderKey = (id: number): string => `${ORDER}${id}`

/** The order of a mark; undefined where it is of something else. */
export const orderOfKey = (key: string): number | undefined =>
  key.startsWith(ORDER) ? Number(key.slice(ORDER.length)) : undefined

/** When the orders on the map are due, by id; epoch seconds. */
export const dueTimes = (orders: readonly MapOrder[]): ReadonlyMap<number, number> =>
  new Map(orders.flatMap(({ id, dueAt }) => (dueAt === undefined ? [] : [[id, dueAt]])))

/** All that must be in sight to see a choice. */
export function markPlaces({ orders, courier, courierPlace }: MapChoice): LatLong[] {
  const ofOrders = orders.flatMap(({ from, to }) => [from, to].flatMap((place) => place ?? []))
  const place = courierPlace ?? courier?.place
  return place ? [...ofOrders, place] : ofOrders
}
