import type { CourierLocation } from '../../../api/couriers'
import type { OrderStatus } from '../../../api/dictionaries'
import type { LatLong } from '../../../domain/geo'
import type { MapMark } from './MapMarks'
import type { MapOrder } from './mapOrders'

/** What is looked at: an open order, or a courier with his orders. */
export type MapChoice = {
  orders: readonly MapOrder[]
  courier: CourierLocation | undefined
  /** Where the courier of the choice is. */
  courierPlace: LatLong | undefined
}

/** Orders with coordinates and couriers as marks; what is not chosen steps back while something is. */
export function marksOf(
  orders: readonly MapOrder[],
  couriers: readonly CourierLocation[],
  { orders: chosen, courier, courierPlace }: MapChoice,
  statuses: readonly OrderStatus[],
): MapMark[] {
  const isChoosing = chosen.length > 0 || courier !== undefined
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const ofOrders = orders.flatMap(({ id, to, status, address }): MapMark[] => {
    if (!to) return []
    const { value, color } = statuses.find(({ key }) => key === status) ?? {}
    const label = [`Заказ ${id}`, value, address].filter(Boolean).join(', ')
    const isSelected = chosenIds.has(id)
    return [{ kind: 'order', id, place: to, label, color, isSelected, isFaint: isChoosing && !isSelected }]
  })
  const ofCouriers = couriers.map((each): MapMark => {
    const { courierId: id, fio, courierTypeId } = each
    const label = `Курьер ${fio ?? id}`
    const isFaint = isChoosing && each !== courierPlace
    return { kind: 'courier', id, place: each, label, courierTypeId, isSelected: each === courier, isFaint }
  })
  return [...ofOrders, ...ofCouriers]
}

/** All that must be in sight to see a choice. */
export function placesOf({ orders, courier, courierPlace }: MapChoice): LatLong[] {
  const ofOrders = orders.flatMap(({ from, to }) => [from, to].flatMap((place) => place ?? []))
  return [...ofOrders, ...(courierPlace ? [courierPlace] : courier ? [courier] : [])]
}
