import type { Db } from '../store/db'
import type { CompanyRecord, OrderRecord } from '../store/records'
import { pastTermsAt } from './pastTerms'

/** What delivered orders bring in, and what carrying them by others costs. Whole tenge. */

type Setting = CompanyRecord['settings'][number]
const POS_TERMINAL = 2
/** The bank's share of what is paid by POS terminal, in percent. */
const ACQUIRING_PERCENT = 2
/** What an external service charges: for coming, and for each started kilometre. */
const EXTERNAL_CALL = 700
const EXTERNAL_KILOMETRE = 120

/**
 * What a partner owes for a delivered order by the method agreed for the city (reference-data, section 3): a percentage of
 * what was ordered, or the branch's price of the delivery zone (the zone's own price where the branch has none). The
 * service fee comes on top. The terms of the moment at which the order came count. The result is to be used at once: it reads the terms only
 * once.
 */
export function commissions(db: Db): (order: OrderRecord) => number {
  const settings = new Map<number, Setting>()
  for (const { id, settings: rows } of db.companies.all()) {
    for (const row of rows) settings.set(pair(id, row.cityId), row)
  }
  const zonePrices = new Map(
    db.points.all().flatMap(({ deliveryZones }) => deliveryZones.map((zone) => [zone.id, zone.deliveryPrice] as const)),
  )
  const branchPrices = new Map<number, number>()
  for (const { id, deliveryZones } of db.branches.all()) {
    for (const { deliveryZoneId, price } of deliveryZones) {
      if (price !== null) branchPrices.set(pair(id, deliveryZoneId), price)
    }
  }
  const past = pastTermsAt(db)
  const settingOf = ({ companyId, cityId, createdAt }: OrderRecord): Setting | undefined => {
    const before = past('company', companyId, createdAt)
    return before ? before.settings.find((row) => row.cityId === cityId) : settings.get(pair(companyId, cityId))
  }
  const priceOf = ({ branchId, zoneId, createdAt }: OrderRecord): number => {
    const before = past('branch', branchId, createdAt)
    const own = before
      ? before.prices.find(({ deliveryZoneId }) => deliveryZoneId === zoneId)?.price
      : branchPrices.get(pair(branchId, zoneId))
    return own ?? past('zone', zoneId, createdAt)?.deliveryPrice ?? zonePrices.get(zoneId) ?? 0
  }
  return (order) => {
    const { sumItems, serviceFee } = order
    const setting = settingOf(order)
    if (!setting) return serviceFee
    if (setting.typeId === 1) return Math.round((sumItems * (setting.percent ?? 0)) / 100) + serviceFee
    return priceOf(order) + serviceFee
  }
}

/** Two ids as one number, a small one: a text, or a large number, for each of 100,000 orders costs more than all the rest. */
const pair = (first: number, second: number): number => first * 100_000 + second

/** What the bank keeps of an order. */
export const acquiringCommission = ({ paymentTypeId, sumTotal }: OrderRecord): number =>
  paymentTypeId === POS_TERMINAL ? Math.round((sumTotal * ACQUIRING_PERCENT) / 100) : 0

/** What the external service is paid for an order that it carried. */
export const externalCost = ({ isExternalCourier, distance }: OrderRecord): number =>
  isExternalCourier ? EXTERNAL_CALL + EXTERNAL_KILOMETRE * Math.ceil(distance / 1000) : 0
