import type { DailyReportRow } from '../../src/api/reports'
import type { CourierType } from '../../src/domain/couriers'
import type { Db } from '../db'
import { dateOfDay, localDay } from '../moments'
import type { OrderRecord } from '../records'
import { STATUS } from '../seeds/orderStatuses'
import { acquiringOf, commissions, externalCost } from './commission'
import { crewCounts, orderCounts } from './dailyCounts'
import { type Days, noWork, totalOf, type Work, workBy } from './work'

/**
 * The report by days (operations, section 3). A day's orders are the delivered ones that came on it; its couriers and their
 * pay are those of the shifts that began on it. Days on which nothing happened are left out. Costs are told as positive
 * numbers; only `profit` may be below zero.
 */
export function dailyReport(db: Db, cityIds: readonly number[], days: Days, now: number): DailyReportRow[] {
  const orders = ordersByDay(db, cityIds, days)
  const works = workBy(db, cityIds, { keyOf: (_record, day) => day, days, now })
  const crews = crewsByDay(db, cityIds, days)
  const commissionOf = commissions(db)
  const countsOf = orderCounts(db)
  return [...new Set([...orders.keys(), ...works.keys()])]
    .sort((a, b) => a - b)
    .map((day) => {
      const ofDay = orders.get(day) ?? []
      return {
        dateItem: dateOfDay(day),
        ...incomeOf(ofDay, commissionOf, works.get(day) ?? noWork()),
        ...crewCounts(crews.get(day) ?? []),
        ...countsOf(ofDay),
      }
    })
}

function incomeOf(orders: readonly OrderRecord[], commissionOf: (order: OrderRecord) => number, work: Work) {
  const sum = (of: (order: OrderRecord) => number) => orders.reduce((total, order) => total + of(order), 0)
  const incomeDelivery = sum(({ deliveryPrice }) => deliveryPrice)
  const incomeOrders = sum(commissionOf)
  const acquiringCommission = sum(acquiringOf)
  const income = incomeDelivery + incomeOrders - acquiringCommission
  const paymentForExternal = sum(externalCost)
  const payment = totalOf(work) + paymentForExternal
  const countPaidDelivery = orders.filter(({ deliveryPrice }) => deliveryPrice > 0).length
  return {
    countOrders: orders.length,
    countPaidDelivery,
    countFreeDelivery: orders.length - countPaidDelivery,
    incomeDelivery,
    sumOrders: sum(({ sumItems }) => sumItems),
    incomeOrders,
    acquiringCommission,
    income,
    payment,
    paymentForOrders: work.orderAmount,
    paymentForHours: work.hoursAmount,
    paymentBonuses: work.bonusAmount,
    paymentPenalties: work.penaltyAmount,
    paymentForExternal,
    profit: income - payment,
  }
}

function ordersByDay(db: Db, cityIds: readonly number[], { fromDay, toDay }: Days): Map<number, OrderRecord[]> {
  const timezones = new Map(db.cities.all().map(({ id, timezone }) => [id, timezone]))
  const out = new Map<number, OrderRecord[]>()
  for (const order of db.orders.all()) {
    if (order.status !== STATUS.delivered || !cityIds.includes(order.cityId)) continue
    const day = localDay(order.createdAt, timezones.get(order.cityId) ?? 5)
    if (day >= fromDay && day <= toDay) push(out, day, order)
  }
  return out
}

/** Of each courier on shift, once a day, what he drives. */
function crewsByDay(db: Db, cityIds: readonly number[], { fromDay, toDay }: Days): Map<number, CourierType[]> {
  const out = new Map<number, CourierType[]>()
  const seen = new Set<string>()
  for (const { cityId, courierId, startedAt, terms } of db.slots.all()) {
    if (!cityIds.includes(cityId)) continue
    const day = localDay(startedAt, db.timezone(cityId))
    const key = `${courierId} ${day}`
    if (day < fromDay || day > toDay || seen.has(key)) continue
    seen.add(key)
    push(out, day, terms.typeId)
  }
  return out
}

function push<T>(lists: Map<number, T[]>, key: number, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
