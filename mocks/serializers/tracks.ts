import type { CourierTrack } from '../../src/api/couriers'
import type { LatLong } from '../../src/domain/geo'
import { getEarningsCalculator } from '../money/earningsCalculator'
import { findStreetRoute } from '../seeds/streetLookup'
import { randomStreetPath } from '../store/geography'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'

export function orderTracks(world: World, courierId: number, orders: readonly OrderRecord[]): CourierTrack[] {
  return orders.flatMap((order) => {
    const branch = world.db.branches.get(order.branchId)
    if (!branch) return []
    const path = findStreetRoute(branch, order) ?? randomStreetPath(world.random.fork('track', order.id), branch, order)
    return { orderIds: [order.id], courierId, track: pairs(path) }
  })
}

export function courierTracks(
  world: World,
  { id, orderId, leg }: CourierRecord,
  isVisible: (order: OrderRecord) => boolean,
): CourierTrack[] {
  const calculator = getEarningsCalculator(world.db)
  const slot = calculator.slotsOf(id).at(-1)
  const past = slot ? orderTracks(world, id, calculator.earned(slot).orders.filter(isVisible)) : []
  const order = orderId === null ? undefined : world.db.orders.get(orderId)
  if (!leg || (order && !isVisible(order))) return past
  return [...past, { orderIds: orderId === null ? [] : [orderId], courierId: id, track: pairs(leg.path) }]
}

const pairs = (path: readonly LatLong[]): [number, number][] => path.map(({ lat, long }) => [lat, long])
