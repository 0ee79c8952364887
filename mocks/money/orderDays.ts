import { STATUS } from '../seeds/orderStatuses'
import type { Db } from '../store/db'
import { localDay } from '../store/moments'
import type { OrderRecord } from '../store/records'
import { acquiringCommission, commissions, externalCost } from './commission'
import { type Counts, count, courierTypes } from './dailyCounts'

/**
 * Delivered orders by city and the day on which they came, with their sums. Reports read these: at 100,000 orders a pass over
 * all of them takes a tenth of a second. A day's sums are forgotten when one of its orders changes, everybody's when the
 * terms of partners, zones or shifts do.
 */
export type OrderDay = { cityId: number; day: number; sums: DaySums }

/** Whole tenge. */
export type CompanySums = { totalSum: number; deliverySum: number; countOrders: number; income: number }

export type DaySums = {
  countOrders: number
  countPaidDelivery: number
  incomeDelivery: number
  sumOrders: number
  incomeOrders: number
  acquiringCommission: number
  paymentForExternal: number
  zones: Counts
  carriers: Counts
  companies: ReadonlyMap<number, CompanySums>
}

type Bucket = { cityId: number; day: number; orders: Map<number, OrderRecord>; sums: DaySums | null }

const indexes = new WeakMap<Db, () => OrderDay[]>()

/** The days of a world that have delivered orders, in no order. */
export function orderDays(db: Db): OrderDay[] {
  const known = indexes.get(db) ?? createIndex(db)
  indexes.set(db, known)
  return known()
}

function createIndex(db: Db): () => OrderDay[] {
  const buckets = new Map<number, Bucket>()
  const bucketOf = new Map<number, Bucket>()

  function bucketFor({ cityId, createdAt }: OrderRecord): Bucket {
    const day = localDay(createdAt, db.cities.get(cityId)?.timezone ?? 5)
    const key = day * 100_000 + cityId
    const known = buckets.get(key)
    if (known) return known
    const made: Bucket = { cityId, day, orders: new Map(), sums: null }
    buckets.set(key, made)
    return made
  }

  function enter(order: OrderRecord, isGone: boolean): void {
    const before = bucketOf.get(order.id)
    if (before) {
      before.orders.delete(order.id)
      before.sums = null
      bucketOf.delete(order.id)
    }
    if (isGone || order.status !== STATUS.delivered) return
    const bucket = bucketFor(order)
    bucket.orders.set(order.id, order)
    bucket.sums = null
    bucketOf.set(order.id, bucket)
  }

  const forget = () => {
    for (const bucket of buckets.values()) bucket.sums = null
  }
  const enterAll = () => {
    for (const order of db.orders.all()) enter(order, false)
  }
  enterAll()
  // Another time zone puts orders on other days.
  db.cities.onChange(({ kind }) => (kind === 'update' ? enterAll() : undefined))
  db.orders.onChange(({ kind, record }) => enter(record, kind === 'remove'))
  db.companies.onChange(forget)
  db.branches.onChange(forget)
  db.points.onChange(forget)
  db.pastTerms.onChange(forget)
  // Only a new shift can take orders from another one.
  db.slots.onChange(({ kind }) => (kind === 'update' ? undefined : forget()))

  return () => {
    const sumsOf = summing(db)
    return [...buckets.values()].map((bucket) => {
      bucket.sums ??= sumsOf(bucket.orders.values())
      return { cityId: bucket.cityId, day: bucket.day, sums: bucket.sums }
    })
  }
}

/** Sums orders, each under the terms of its own time. */
function summing(db: Db): (orders: Iterable<OrderRecord>) => DaySums {
  const commissionOf = commissions(db)
  const { zoneOf, carrierOf } = courierTypes(db)
  return (orders) => {
    const companies = new Map<number, CompanySums>()
    const sums = { ...noOrders(), companies }
    for (const order of orders) {
      const commission = commissionOf(order)
      sums.countOrders++
      if (order.deliveryPrice > 0) sums.countPaidDelivery++
      sums.incomeDelivery += order.deliveryPrice
      sums.sumOrders += order.sumItems
      sums.incomeOrders += commission
      sums.acquiringCommission += acquiringCommission(order)
      sums.paymentForExternal += externalCost(order)
      count(sums.zones, zoneOf(order))
      count(sums.carriers, carrierOf(order))
      const own = companies.get(order.companyId) ?? { totalSum: 0, deliverySum: 0, countOrders: 0, income: 0 }
      own.totalSum += order.sumItems
      own.deliverySum += order.deliveryPrice
      own.countOrders++
      own.income += commission
      companies.set(order.companyId, own)
    }
    return sums
  }
}

export const noOrders = (): DaySums => ({
  countOrders: 0,
  countPaidDelivery: 0,
  incomeDelivery: 0,
  sumOrders: 0,
  incomeOrders: 0,
  acquiringCommission: 0,
  paymentForExternal: 0,
  zones: new Map(),
  carriers: new Map(),
  companies: new Map(),
})
