import { payoutAmount, sumSalaryParts } from '../../src/domain/salary/sums'
import { localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SlotRecord } from '../store/records'
import type { CourierPenaltyRecord } from '../store/records/penalties'
import { getEarningsCalculator } from './earningsCalculator'
import { latestRateBook } from './rateBookStore'

/**
 * Salary (operations, section 3). One salary record per courier and day contains the finished shifts that started on
 * this day, minus the penalties of this day. A shift or penalty added after the payout forms another record of the same
 * day. Salary records are not stored: they are computed from shifts and penalties, which have `paidAt`.
 */
export type SalarySums = {
  hoursAmount: number
  orderAmount: number
  dailyBonus: number
  penalty: number
  totalAmount: number
  /** Taxes and contributions, which depend on the courier's legal form. */
  holding: number
  /** Delivery fees that customers paid in cash; the courier keeps them, so they are deducted. */
  paidDelivery: number
  /** The amount to pay out: `sumSalaryParts` minus `holding` and `paidDelivery`. */
  payouts: number
}

export type SalaryRow = SalarySums & {
  id: number
  courierId: number
  cityId: number
  /** Days since 1970. */
  day: number
  paidAt: number | null
  slots: readonly SlotRecord[]
  penalties: readonly CourierPenaltyRecord[]
}

export type SalaryQuery = {
  cityIds: readonly number[]
  courierId?: number
  /** First and last day of the period, in days since 1970. The period includes both days. */
  fromDay?: number
  toDay?: number
  isPaidOut?: boolean
}

/**
 * Percentage of the total that is withheld, by legal form: 1 civil-law contract (income tax and pension), 2 sole
 * proprietor, 3 civil-law contract without pension.
 */
const HOLDING_PERCENT = { 1: 20, 2: 0, 3: 10 } as const
/**
 * A salary record has the id of its first shift. A record without a shift has the id PENALTY_ROWS plus the id of its
 * first penalty.
 */
const PENALTY_ROWS = 10_000_000

export type SalaryRowWithoutSums = Omit<SalaryRow, keyof SalarySums>

export function salaryRowsWithoutSums(db: Db, query: SalaryQuery): SalaryRowWithoutSums[] {
  const matches = matcher(query)
  const timezones = new Map(db.cities.all().map(({ id, timezone }) => [id, timezone]))
  const collector = createCollector()
  const partsOf = (record: SlotRecord | CourierPenaltyRecord, at: number): Collected | undefined => {
    if (!matches(record)) return undefined
    const day = localEpochDay(at, timezones.get(record.cityId) ?? 5)
    return day < (query.fromDay ?? day) || day > (query.toDay ?? day) ? undefined : collector.of(record, day)
  }
  // Read only the given courier's shifts: paying a courier's salary for a month calls this function 30 times.
  const slots = query.courierId === undefined ? db.slots.all() : getEarningsCalculator(db).slotsOf(query.courierId)
  for (const slot of slots) if (slot.finishedAt !== null) partsOf(slot, slot.startedAt)?.slots.push(slot)
  for (const penalty of db.courierPenalties.all()) partsOf(penalty, penalty.createdAt)?.penalties.push(penalty)
  return collector
    .all()
    .filter((parts) => parts.slots.length > 0 || !worksOn(db, parts, timezones.get(parts.cityId) ?? 5))
    .map((parts) => ({ id: parts.slots[0]?.id ?? PENALTY_ROWS + (parts.penalties[0]?.id ?? 0), ...parts }))
    .sort((a, b) => b.day - a.day || a.courierId - b.courierId || b.id - a.id)
}

export function findSalaryRow(db: Db, id: number): SalaryRow | undefined {
  const source = id > PENALTY_ROWS ? db.courierPenalties.get(id - PENALTY_ROWS) : db.slots.get(id)
  if (!source) return undefined
  const { courierId, cityId } = source
  const parts = salaryRowsWithoutSums(db, { cityIds: [cityId], courierId }).find((row) => row.id === id)
  return parts && withSalarySums(db, parts)
}

export function markSalaryPaid(db: Db, rows: readonly SalaryRow[], now: number): void {
  for (const { cityId, slots, penalties } of rows) {
    const paidAt = Math.max(now, latestRateBook({ db }, cityId)?.since ?? now)
    for (const { id } of slots) db.slots.update(id, { paidAt })
    for (const { id } of penalties) db.courierPenalties.update(id, { paidAt })
  }
}

const noSums = (): SalarySums => ({
  hoursAmount: 0,
  orderAmount: 0,
  dailyBonus: 0,
  penalty: 0,
  totalAmount: 0,
  holding: 0,
  paidDelivery: 0,
  payouts: 0,
})

export function sumSalaryRows(rows: readonly SalarySums[]): SalarySums {
  const sums = noSums()
  for (const key of Object.keys(sums) as (keyof SalarySums)[]) for (const row of rows) sums[key] += row[key]
  return sums
}

export const withSalarySums = (db: Db, parts: SalaryRowWithoutSums): SalaryRow => ({
  ...parts,
  ...calculateSalaryRowSums(db, parts),
})

export function calculateSalaryRowSums(db: Db, { slots, penalties }: SalaryRowWithoutSums): SalarySums {
  const calculator = getEarningsCalculator(db)
  const sums = noSums()
  for (const slot of slots) {
    const { orderAmount, dailyBonus, sumDelivery } = calculator.earned(slot)
    sums.orderAmount += orderAmount
    sums.dailyBonus += dailyBonus
    sums.paidDelivery += sumDelivery
    sums.hoursAmount += calculator.hours(slot, slot.finishedAt ?? 0).amount
  }
  for (const { price } of penalties) sums.penalty += price
  sums.totalAmount = sumSalaryParts(sums)
  sums.holding = holdingOf(sums.totalAmount, slots[0])
  sums.payouts = payoutAmount(sums)
  return sums
}

const holdingOf = (total: number, slot: SlotRecord | undefined): number =>
  slot && total > 0 ? Math.round((total * HOLDING_PERCENT[slot.terms.legalFormId]) / 100) : 0

const matcher =
  ({ cityIds, courierId, isPaidOut }: SalaryQuery) =>
  (record: Pick<SlotRecord, 'courierId' | 'cityId' | 'paidAt'>): boolean =>
    cityIds.includes(record.cityId) &&
    (courierId === undefined || record.courierId === courierId) &&
    (isPaidOut === undefined || (record.paidAt !== null) === isPaidOut)

/**
 * True while a shift that the courier started on this day is open. Until it ends, the salary list omits the penalties
 * of the day.
 */
function worksOn(db: Db, { courierId, day }: Collected, timezone: number): boolean {
  return getEarningsCalculator(db)
    .slotsOf(courierId)
    .some(({ startedAt, finishedAt }) => finishedAt === null && localEpochDay(startedAt, timezone) === day)
}

type Collected = Pick<SalaryRow, 'courierId' | 'cityId' | 'day' | 'paidAt'> & {
  slots: SlotRecord[]
  penalties: CourierPenaltyRecord[]
}

function createCollector() {
  const all: Collected[] = []
  const byDay = new Map<number, Collected[]>()
  return {
    all: () => all,
    of({ courierId, cityId, paidAt }: SlotRecord | CourierPenaltyRecord, day: number): Collected {
      const key = day * 10_000_000 + courierId
      const known = byDay.get(key)
      const found = known?.find((parts) => parts.paidAt === paidAt)
      if (found) return found
      const made: Collected = { courierId, cityId, day, paidAt, slots: [], penalties: [] }
      all.push(made)
      if (known) known.push(made)
      else byDay.set(key, [made])
      return made
    },
  }
}
