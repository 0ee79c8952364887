import type { DailyReportRow } from '../../src/api/reports'
import type { Db } from '../store/db'
import { dateOfDay, localDay } from '../store/moments'
import { type Counts, carrierCounts, count, crewCounts, zoneCounts } from './dailyCounts'
import { type DaySums, noOrders, orderDays } from './orderDays'
import { type Days, noWork, workBy, workTotal } from './work'

/**
 * Operations, section 3. A delivered order counts on the day of its creation, a shift on the day of its start. Days
 * without data are skipped. Costs are positive numbers; only `profit` may be negative.
 */
export function dailyReport(db: Db, cityIds: readonly number[], days: Days, now: number): DailyReportRow[] {
  const orders = ordersByDay(db, cityIds, days)
  const works = workBy(db, cityIds, { keyOf: (_record, day) => day, days, now })
  const crews = crewsByDay(db, cityIds, days)
  return [...new Set([...orders.keys(), ...works.keys()])]
    .sort((a, b) => a - b)
    .map((day) => {
      const { zones, carriers, companies: _companies, ...sums } = orders.get(day) ?? noOrders()
      const work = works.get(day) ?? noWork()
      const income = sums.incomeDelivery + sums.incomeOrders - sums.acquiringCommission
      const payment = workTotal(work) + sums.paymentForExternal
      return {
        dateItem: dateOfDay(day),
        ...sums,
        countFreeDelivery: sums.countOrders - sums.countPaidDelivery,
        income,
        ...crewCounts(crews.get(day) ?? new Map()),
        ...zoneCounts(zones),
        ...carrierCounts(carriers),
        payment,
        paymentForOrders: work.orderAmount,
        paymentForHours: work.hoursAmount,
        paymentBonuses: work.bonusAmount,
        paymentPenalties: work.penaltyAmount,
        profit: income - payment,
      }
    })
}

function ordersByDay(db: Db, cityIds: readonly number[], { fromDay, toDay }: Days): Map<number, DaySums> {
  const out = new Map<number, DaySums>()
  for (const { cityId, day, sums } of orderDays(db)) {
    if (!cityIds.includes(cityId) || day < fromDay || day > toDay || sums.countOrders === 0) continue
    const all = out.get(day) ?? noOrders()
    all.countOrders += sums.countOrders
    all.countPaidDelivery += sums.countPaidDelivery
    all.incomeDelivery += sums.incomeDelivery
    all.sumOrders += sums.sumOrders
    all.incomeOrders += sums.incomeOrders
    all.acquiringCommission += sums.acquiringCommission
    all.paymentForExternal += sums.paymentForExternal
    for (const [type, orders] of sums.zones) count(all.zones, type, orders)
    for (const [type, orders] of sums.carriers) count(all.carriers, type, orders)
    out.set(day, all)
  }
  return out
}

function crewsByDay(db: Db, cityIds: readonly number[], { fromDay, toDay }: Days): Map<number, Counts> {
  const out = new Map<number, Counts>()
  const seen = new Map<number, Set<number>>()
  for (const { cityId, courierId, startedAt, terms } of db.slots.all()) {
    if (!cityIds.includes(cityId)) continue
    const day = localDay(startedAt, db.timezone(cityId))
    if (day < fromDay || day > toDay) continue
    const crew = seen.get(day) ?? new Set()
    if (!crew.has(courierId)) count(mapAt(out, day), terms.typeId)
    seen.set(day, crew.add(courierId))
  }
  return out
}

function mapAt(maps: Map<number, Counts>, day: number): Counts {
  const known = maps.get(day)
  if (known) return known
  const made: Counts = new Map()
  maps.set(day, made)
  return made
}
