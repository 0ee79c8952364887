import type { Db } from '../store/db'
import type { OrderRecord, ZoneType } from '../store/records'
import { getEarningsCalculator } from './earningsCalculator'
import { createPastPartnerTermsLookup } from './pastPartnerTerms'

/** Number of orders or couriers by type of transport (operations, section 3). */
export type CountByTransportType = Map<ZoneType, number>

const EXTERNAL = 20

export function addToCount(counts: CountByTransportType, type: ZoneType | undefined, times = 1): void {
  if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + times)
}

export const courierCountsByType = (of: CountByTransportType) => ({
  countCouriersWalking: of.get(1) ?? 0,
  countCouriersBicycle: of.get(5) ?? 0,
  countCouriersBike: of.get(8) ?? 0,
  countCouriersAuto: of.get(10) ?? 0,
})

export const orderCountsByZoneType = (of: CountByTransportType) => ({
  countZoneOrdersWalking: of.get(1) ?? 0,
  countZoneOrdersBicycle: of.get(5) ?? 0,
  countZoneOrdersBike: of.get(8) ?? 0,
  countZoneOrdersAuto: of.get(10) ?? 0,
  countZoneOrdersExternal: of.get(EXTERNAL) ?? 0,
})

export const orderCountsByCourierType = (of: CountByTransportType) => ({
  countCourierOrdersWalking: of.get(1) ?? 0,
  countCourierOrdersBicycle: of.get(5) ?? 0,
  countCourierOrdersBike: of.get(8) ?? 0,
  countCourierOrdersAuto: of.get(10) ?? 0,
  countCourierOrdersExternal: of.get(EXTERNAL) ?? 0,
})

/** The returned functions hold a snapshot of the delivery zones: call `createTransportTypeLookup` again for each report. */
export function createTransportTypeLookup(db: Db) {
  const calculator = getEarningsCalculator(db)
  const past = createPastPartnerTermsLookup(db)
  const zones = new Map(
    db.points.all().flatMap(({ deliveryZones }) => deliveryZones.map(({ id, typeId }) => [id, typeId] as const)),
  )
  return {
    /** The type that the order's delivery zone had when the order was created. */
    zoneOf: ({ zoneId, createdAt }: OrderRecord): ZoneType | undefined =>
      past('zone', zoneId, createdAt)?.typeId ?? zones.get(zoneId),
    carrierOf: (order: OrderRecord): ZoneType | undefined =>
      order.isExternalCourier ? EXTERNAL : calculator.slotOfOrder(order)?.terms.typeId,
  }
}
