import type { LatLong } from '../../src/domain/geo'
import { planStatusDeadlines } from '../simulation/statusDeadlines'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { ORDER_STATUS } from './orderStatuses'

/**
 * Passes the archive's active orders in their current status to the simulation, which starts at `at`. If the shift of
 * an order's courier has ended, the order waits for another courier.
 */
export function passActiveOrdersToSimulation(world: World, orders: readonly OrderRecord[], at: number): void {
  const { db } = world
  for (const order of orders) {
    const courier = order.courierId === null ? undefined : db.couriers.get(order.courierId)
    const isCarried = order.status >= ORDER_STATUS.courierAssigned
    let since = at
    if (courier && isCarried && courier.slotId !== null && courier.orderId === null) {
      since = order.history.at(-1)?.at ?? at
      db.couriers.update(courier.id, { orderId: order.id, ...standing(world, order) })
    } else if (!order.isExternalCourier || !isCarried) {
      waitAgain(world, order)
    }
    db.orders.update(order.id, planStatusDeadlines(world, order, order.status, since))
  }
}

function standing({ db }: World, order: OrderRecord): LatLong {
  const isComing = order.status === ORDER_STATUS.courierAssigned
  const { lat, long } =
    order.status === ORDER_STATUS.atClient ? order : isComing ? db.point(order.pointId) : db.branch(order.branchId)
  return { lat, long }
}

function waitAgain({ db }: World, order: OrderRecord): void {
  const history = order.history.filter(({ status }) => status <= ORDER_STATUS.accepted)
  db.orders.update(order.id, {
    ...{ history, status: history.at(-1)?.status ?? ORDER_STATUS.new, courierId: null },
    ...{ isExternalCourier: false, deliveryService: null, externalCourierName: null },
    ...{ oldCouriers: [], redistributed: false },
  })
}
