import type { LatLong } from '../../src/domain/geo'
import { orderPace } from '../simulation/pace'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { STATUS } from './orderStatuses'

/**
 * What the archive left under way goes on in the simulation from `at`: each order in the status that it has reached, its courier on
 * his way. An order whose courier has gone home waits for another.
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

/** Where a courier stood when his order reached its status: he goes on from there, and does not begin his way anew. */
function standing({ db }: World, order: OrderRecord): LatLong {
  const isComing = order.status === STATUS.courierAssigned
  const { lat, long } =
    order.status === STATUS.atClient ? order : isComing ? db.point(order.pointId) : db.branch(order.branchId)
  return { lat, long }
}

/** Back to «accepted», or where it was before that; as if nobody had been found yet. */
function waitAgain({ db }: World, order: OrderRecord): void {
  const history = order.history.filter(({ status }) => status <= STATUS.accepted)
  db.orders.update(order.id, {
    ...{ history, status: history.at(-1)?.status ?? STATUS.new, courierId: null },
    ...{ isExternalCourier: false, deliveryService: null, externalCourierName: null },
    ...{ oldCouriers: [], redistributed: false },
  })
}
