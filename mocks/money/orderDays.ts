import { STATUS } from '../seeds/orderStatuses'
import type { Db } from '../store/db'
import { localDay } from '../store/moments'
import type { OrderRecord } from '../store/records'
import { followTerms } from './changedTerms'
import { acquiringCommission, commissions, externalCost } from './commission'
import { type Counts, count, courierTypes } from './dailyCounts'

/**
 * Delivered orders by city and the day on which they came, with their sums. Reports read these: at 100,000 orders a pass over
 * all of them takes a tenth of a second, so that a world makes it once, at its start. A day's sums are forgotten when one of its
 * orders changes, or the terms that it came under, or a shift in which it may have been delivered.
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

/** The orders of a city's day, whatever has become of them; `sums` is null until it is asked for. */
type Bucket = { cityId: number; day: number; orders: OrderRecord[]; sums: DaySums | null }

const DAY = 86_400

type Index = {
  days: () => OrderDay[]
  /** Sums one of the days that were forgotten; false when there is none. */
  sumOne: () => boolean
}

const indexes = new WeakMap<Db, Index>()

function dbIndex(db: Db): Index {
  const known = indexes.get(db) ?? createIndex(db)
  indexes.set(db, known)
  return known
}

/** The days of a world that have orders, in no order. */
export const orderDays = (db: Db): OrderDay[] => dbIndex(db).days()

/** Sums one of the days that `orderDays` would have to sum; false when there is none. */
export const sumOneDay = (db: Db): boolean => dbIndex(db).sumOne()

function createIndex(db: Db): Index {
  const buckets = new Map<number, Bucket>()

  function bucketFor({ cityId, createdAt }: OrderRecord): Bucket {
    const day = localDay(createdAt, db.cities.get(cityId)?.timezone ?? 5)
    const key = day * 100_000 + cityId
    const known = buckets.get(key)
    if (known) return known
    const made: Bucket = { cityId, day, orders: [], sums: null }
    buckets.set(key, made)
    return made
  }

  function enterAll(): void {
    buckets.clear()
    for (const order of db.orders.all()) bucketFor(order).orders.push(order)
  }

  function follow(kind: 'insert' | 'update' | 'remove', order: OrderRecord): void {
    const bucket = bucketFor(order)
    bucket.sums = null
    if (kind === 'insert') bucket.orders.push(order)
    if (kind === 'remove') bucket.orders = bucket.orders.filter(({ id }) => id !== order.id)
  }

  /** What came before a second keeps its sums: to reckon a month anew at each change would hold up the stream. */
  function forgetFrom(second: number): void {
    for (const bucket of buckets.values()) if ((bucket.day + 2) * DAY > second) bucket.sums = null
  }

  enterAll()
  // Another time zone puts orders on other days.
  db.cities.onChange(({ kind }) => (kind === 'update' ? enterAll() : undefined))
  db.orders.onChange(({ kind, record }) => follow(kind, record))
  followTerms(db, forgetFrom)
  // Only a new shift can take orders from another one, and only such as were delivered after it began.
  db.slots.onChange(({ kind, record }) => (kind === 'update' ? undefined : forgetFrom(record.startedAt)))

  return {
    days() {
      const sumsOf = summing(db)
      return [...buckets.values()].map((bucket) => {
        bucket.sums ??= sumsOf(bucket.orders)
        return { cityId: bucket.cityId, day: bucket.day, sums: bucket.sums }
      })
    },
    sumOne() {
      for (const bucket of buckets.values()) {
        if (bucket.sums !== null) continue
        bucket.sums = summing(db)(bucket.orders)
        return true
      }
      return false
    },
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
      if (order.status !== STATUS.delivered) continue
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
