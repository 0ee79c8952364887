import type { Db } from '../store/db'
import type { CompanyRecord, OrderRecord } from '../store/records'
import { createPastPartnerTermsLookup } from './pastPartnerTerms'

/** All amounts are in integer tenge. */

type Setting = CompanyRecord['settings'][number]
const POS_TERMINAL = 2
const ACQUIRING_PERCENT = 2
const EXTERNAL_CALL = 700
const EXTERNAL_KILOMETRE = 120

/**
 * Returns a function that computes a partner's debt for a delivered order (reference-data, section 3): a percentage of
 * the items, or the branch's price for the delivery zone (default: the zone's own price), plus the service fee. It uses
 * the terms at the time when the order was created. The function holds a snapshot of the terms: create a new function
 * for each report.
 */
export function createCommissionCalculator(db: Db): (order: OrderRecord) => number {
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
  const past = createPastPartnerTermsLookup(db)
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

/** Combines two ids into a small integer key. String keys or larger numbers are slow for 100,000 orders. */
const pair = (first: number, second: number): number => first * 100_000 + second

export const acquiringCommission = ({ paymentTypeId, sumTotal }: OrderRecord): number =>
  paymentTypeId === POS_TERMINAL ? Math.round((sumTotal * ACQUIRING_PERCENT) / 100) : 0

export const externalCourierCost = ({ isExternalCourier, distance }: OrderRecord): number =>
  isExternalCourier ? EXTERNAL_CALL + EXTERNAL_KILOMETRE * Math.ceil(distance / 1000) : 0
