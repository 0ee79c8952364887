import type { LatLong } from '../../src/domain/geo'
import { orderPace } from '../simulation/pace'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { STATUS } from './orderStatuses'

/**
 * Passes the archive's active orders to the simulation at `at`, in their current status. An order whose courier has
 * finished the shift waits for another one.
 */
export function handOver(world: World, orders: readonly OrderRecord[], at: number): void {
  const { db } = world
  for (const order of orders) {
    const courier = order.courierId === null ? undefined : db.couriers.get(order.courierId)
    const isCarried = order.status >= STATUS.courierAssigned
    let since = at
    if (courier && isCarried && courier.slotId !== null && courier.orderId === null) {
      since = order.history.at(-1)?.at ?? at
      db.couriers.update(courier.id, { orderId: order.id, ...standing(world, order) })
    } else if (!order.isExternalCourier || !isCarried) {
      waitAgain(world, order)
    }
    db.orders.update(order.id, orderPace(world, order, order.status, since))
  }
}

/** Where the courier was when the order reached its status, so that the trip continues and does not restart. */
function standing({ db }: World, order: OrderRecord): LatLong {
  const isComing = order.status === STATUS.courierAssigned
  const { lat, long } =
    order.status === STATUS.atClient ? order : isComing ? db.point(order.pointId) : db.branch(order.branchId)
  return { lat, long }
}

function waitAgain({ db }: World, order: OrderRecord): void {
  const history = order.history.filter(({ status }) => status <= STATUS.accepted)
  db.orders.update(order.id, {
    ...{ history, status: history.at(-1)?.status ?? STATUS.new, courierId: null },
    ...{ isExternalCourier: false, deliveryService: null, externalCourierName: null },
    ...{ oldCouriers: [], redistributed: false },
  })
}
