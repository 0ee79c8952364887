import { ORDER_STATUS } from '../seeds/orderStatuses'
import { localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import type { OrderRecord } from '../store/records'
import { acquiringCommission, createCommissionCalculator, externalCourierCost } from './commission'
import { addToCount, type CountByTransportType, createTransportTypeLookup } from './dailyReportCounts'
import { watchPartnerTerms } from './watchPartnerTerms'

/**
 * Sums of delivered orders per city and day of creation, cached for reports: adding up 100,000 orders takes 0.1 s. A change of an order
 * discards the sums of the order's day. A change of partner terms or shifts discards the sums of all days that it may affect.
 */
export type CityDayOrderSums = { cityId: number; day: number; sums: OrderDaySums }

/** Integer tenge. */
export type CompanyOrderSums = { totalSum: number; deliverySum: number; countOrders: number; income: number }

export type OrderDaySums = {
  countOrders: number
  countPaidDelivery: number
  incomeDelivery: number
  sumOrders: number
  incomeOrders: number
  acquiringCommission: number
  paymentForExternal: number
  zones: CountByTransportType
  carriers: CountByTransportType
  companies: ReadonlyMap<number, CompanyOrderSums>
  /** Number of orders per courier. Orders of external couriers are not counted. */
  couriers: ReadonlyMap<number, number>
}

type Bucket = { cityId: number; day: number; orders: OrderRecord[]; sums: OrderDaySums | null }

const DAY = 86_400

type Index = {
  days: () => CityDayOrderSums[]
  sumOne: () => boolean
}

const indexes = new WeakMap<Db, Index>()

function dbIndex(db: Db): Index {
  const known = indexes.get(db) ?? createIndex(db)
  indexes.set(db, known)
  return known
}

export const collectOrderDaySums = (db: Db): CityDayOrderSums[] => dbIndex(db).days()

export const sumNextUncachedDay = (db: Db): boolean => dbIndex(db).sumOne()

function createIndex(db: Db): Index {
  const buckets = new Map<number, Bucket>()

  function bucketFor({ cityId, createdAt }: OrderRecord): Bucket {
    const day = localEpochDay(createdAt, db.cities.get(cityId)?.timezone ?? 5)
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

  /**
   * Discards the sums of the day of `second` (seconds since 1970) and of later days. Earlier days keep their sums, because computing the
   * whole month for each change would block the live stream.
   */
  function forgetFrom(second: number): void {
    for (const bucket of buckets.values()) if ((bucket.day + 2) * DAY > second) bucket.sums = null
  }

  enterAll()
  // If a city's time zone changes, the city's orders move to other days.
  db.cities.onChange(({ kind }) => (kind === 'update' ? enterAll() : undefined))
  db.orders.onChange(({ kind, record }) => follow(kind, record))
  watchPartnerTerms(db, forgetFrom)
  // An inserted or removed shift affects only orders delivered after the start of that shift.
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

function summing(db: Db): (orders: Iterable<OrderRecord>) => OrderDaySums {
  const commissionOf = createCommissionCalculator(db)
  const { zoneOf, carrierOf } = createTransportTypeLookup(db)
  return (orders) => {
    const companies = new Map<number, CompanyOrderSums>()
    const couriers = new Map<number, number>()
    const sums = { ...emptyOrderDaySums(), companies, couriers }
    for (const order of orders) {
      if (order.status !== ORDER_STATUS.delivered) continue
      const commission = commissionOf(order)
      sums.countOrders++
      if (order.deliveryPrice > 0) sums.countPaidDelivery++
      sums.incomeDelivery += order.deliveryPrice
      sums.sumOrders += order.sumItems
      sums.incomeOrders += commission
      sums.acquiringCommission += acquiringCommission(order)
      sums.paymentForExternal += externalCourierCost(order)
      addToCount(sums.zones, zoneOf(order))
      addToCount(sums.carriers, carrierOf(order))
      const own = companies.get(order.companyId) ?? { totalSum: 0, deliverySum: 0, countOrders: 0, income: 0 }
      own.totalSum += order.sumItems
      own.deliverySum += order.deliveryPrice
      own.countOrders++
      own.income += commission
      companies.set(order.companyId, own)
      if (order.courierId !== null && !order.isExternalCourier) {
        couriers.set(order.courierId, (couriers.get(order.courierId) ?? 0) + 1)
      }
    }
    return sums
  }
}

export const emptyOrderDaySums = (): OrderDaySums => ({
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
  couriers: new Map(),
})
