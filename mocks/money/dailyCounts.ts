import type { CourierType } from '../../src/domain/couriers'
import type { Db } from '../db'
import type { OrderRecord, ZoneType } from '../records'
import { ledgerOf } from './ledger'

/** The counts by type of transport in a row of the report by days (operations, section 3). */

const EXTERNAL = 20

export function crewCounts(crew: readonly CourierType[]) {
  const count = counter(crew)
  return {
    countCouriersWalking: count(1),
    countCouriersBicycle: count(5),
    countCouriersBike: count(8),
    countCouriersAuto: count(10),
  }
}

/** Orders by the zone that they went to, and by who carried them. The zones are read once: use the result at once. */
export function orderCounts(db: Db) {
  const ledger = ledgerOf(db)
  const zoneTypes = new Map(
    db.points.all().flatMap(({ deliveryZones }) => deliveryZones.map(({ id, typeId }) => [id, typeId] as const)),
  )
  /** What the courier drove in that shift, whatever he drives by now. */
  const carrierOf = (order: OrderRecord): ZoneType | undefined =>
    order.isExternalCourier ? EXTERNAL : ledger.slotOfOrder(order)?.terms.typeId
  return (orders: readonly OrderRecord[]) => {
    const zones = counter(orders.map(({ zoneId }) => zoneTypes.get(zoneId)))
    const carriers = counter(orders.map(carrierOf))
    return {
      countZoneOrdersWalking: zones(1),
      countZoneOrdersBicycle: zones(5),
      countZoneOrdersBike: zones(8),
      countZoneOrdersAuto: zones(10),
      countZoneOrdersExternal: zones(EXTERNAL),
      countCourierOrdersWalking: carriers(1),
      countCourierOrdersBicycle: carriers(5),
      countCourierOrdersBike: carriers(8),
      countCourierOrdersAuto: carriers(10),
      countCourierOrdersExternal: carriers(EXTERNAL),
    }
  }
}

const counter =
  (types: readonly (ZoneType | undefined)[]) =>
  (wanted: ZoneType): number =>
    types.filter((type) => type === wanted).length
