import type { DailyReportRow } from '../../src/api/reports'
import { dateOfEpochDay, localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import { type EpochDayRange, emptyCourierWorkSums, payAfterPenalties, sumCourierWorkByKey } from './courierWorkSums'
import {
  addToCount,
  type CountByTransportType,
  courierCountsByType,
  orderCountsByCourierType,
  orderCountsByZoneType,
} from './dailyReportCounts'
import { collectOrderDaySums, emptyOrderDaySums, type OrderDaySums } from './orderDaySums'

/**
 * Specification: operations, section 3. A delivered order counts on the day of its creation, a shift on the day of its
 * start. Days without data are skipped. Costs are positive numbers; only `profit` may be negative.
 */
export function dailyReportRows(
  db: Db,
  cityIds: readonly number[],
  days: EpochDayRange,
  now: number,
): DailyReportRow[] {
  const orders = ordersByDay(db, cityIds, days)
  const works = sumCourierWorkByKey(db, cityIds, { keyOf: (_record, day) => day, days, now })
  const crews = crewsByDay(db, cityIds, days)
  return [...new Set([...orders.keys(), ...works.keys()])]
    .sort((a, b) => a - b)
    .map((day) => {
      const { zones, carriers, companies: _companies, ...sums } = orders.get(day) ?? emptyOrderDaySums()
      const work = works.get(day) ?? emptyCourierWorkSums()
      const income = sums.incomeDelivery + sums.incomeOrders - sums.acquiringCommission
      const payment = payAfterPenalties(work) + sums.paymentForExternal
      return {
        dateItem: dateOfEpochDay(day),
        ...sums,
        countFreeDelivery: sums.countOrders - sums.countPaidDelivery,
        income,
        ...courierCountsByType(crews.get(day) ?? new Map()),
        ...orderCountsByZoneType(zones),
        ...orderCountsByCourierType(carriers),
        payment,
        paymentForOrders: work.orderAmount,
        paymentForHours: work.hoursAmount,
        paymentBonuses: work.bonusAmount,
        paymentPenalties: work.penaltyAmount,
        profit: income - payment,
      }
    })
}

function ordersByDay(db: Db, cityIds: readonly number[], { fromDay, toDay }: EpochDayRange): Map<number, OrderDaySums> {
  const out = new Map<number, OrderDaySums>()
  for (const { cityId, day, sums } of collectOrderDaySums(db)) {
    if (!cityIds.includes(cityId) || day < fromDay || day > toDay || sums.countOrders === 0) continue
    const all = out.get(day) ?? emptyOrderDaySums()
    all.countOrders += sums.countOrders
    all.countPaidDelivery += sums.countPaidDelivery
    all.incomeDelivery += sums.incomeDelivery
    all.sumOrders += sums.sumOrders
    all.incomeOrders += sums.incomeOrders
    all.acquiringCommission += sums.acquiringCommission
    all.paymentForExternal += sums.paymentForExternal
    for (const [type, orders] of sums.zones) addToCount(all.zones, type, orders)
    for (const [type, orders] of sums.carriers) addToCount(all.carriers, type, orders)
    out.set(day, all)
  }
  return out
}

function crewsByDay(
  db: Db,
  cityIds: readonly number[],
  { fromDay, toDay }: EpochDayRange,
): Map<number, CountByTransportType> {
  const out = new Map<number, CountByTransportType>()
  const seen = new Map<number, Set<number>>()
  for (const { cityId, courierId, startedAt, terms } of db.slots.all()) {
    if (!cityIds.includes(cityId)) continue
    const day = localEpochDay(startedAt, db.timezone(cityId))
    if (day < fromDay || day > toDay) continue
    const crew = seen.get(day) ?? new Set()
    if (!crew.has(courierId)) addToCount(mapAt(out, day), terms.typeId)
    seen.set(day, crew.add(courierId))
  }
  return out
}

function mapAt(maps: Map<number, CountByTransportType>, day: number): CountByTransportType {
  const known = maps.get(day)
  if (known) return known
  const made: CountByTransportType = new Map()
  maps.set(day, made)
  return made
}
