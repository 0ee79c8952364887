import type { Db } from '../db'
import { localDay } from '../moments'
import type { SlotRecord } from '../records'
import type { CourierPenaltyRecord } from '../records/penalties'
import { ledgerOf } from './ledger'

/**
 * Salary (operations, section 3): a record sums the finished shifts that a courier began on a day, less the penalties of
 * that day. What is paid out is closed: a shift or penalty that comes later makes another record of the same day. Records
 * are not stored; shifts and penalties remember when they were paid.
 */
export type SalarySums = {
  hoursAmount: number
  orderAmount: number
  dailyBonus: number
  penalty: number
  /** Hours, orders and bonus less the penalty. */
  totalAmount: number
  /** Taxes and contributions that the company pays for the courier, by his form of employment. */
  holding: number
  /** Delivery that customers paid the courier in cash; he keeps it, so that it is not paid to him again. */
  paidDelivery: number
  /** Total less holding and paid delivery. */
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
  /** Days since 1970, both included. */
  fromDay?: number
  toDay?: number
  isPaidOut?: boolean
}

/** Percent of the total: income tax and pension (GPH contract), income tax only (without pension), nothing (entrepreneur). */
const HOLDING_PERCENT = { 1: 20, 2: 0, 3: 10 } as const
/** A record of a day without a shift is named by its penalty. */
const PENALTY_ROWS = 10_000_000

type Parts = {
  courierId: number
  cityId: number
  day: number
  paidAt: number | null
  slots: SlotRecord[]
  penalties: CourierPenaltyRecord[]
}

/** Records in the order of days and couriers, the last day first. */
export function salaryRows(db: Db, query: SalaryQuery): SalaryRow[] {
  const parts = new Map<string, Parts>()
  const asked = matcher(query)
  const timezones = new Map(db.cities.all().map(({ id, timezone }) => [id, timezone]))
  const partOf = (record: SlotRecord | CourierPenaltyRecord, at: number): Parts | undefined => {
    if (!asked(record)) return undefined
    const { courierId, cityId, paidAt } = record
    const day = localDay(at, timezones.get(cityId) ?? 5)
    if (day < (query.fromDay ?? day) || day > (query.toDay ?? day)) return undefined
    const key = `${courierId} ${day} ${paidAt}`
    const known = parts.get(key)
    if (known) return known
    const made: Parts = { courierId, cityId, day, paidAt, slots: [], penalties: [] }
    parts.set(key, made)
    return made
  }
  // One courier's shifts are at hand; paying a month of his asks for them thirty times.
  const slots = query.courierId === undefined ? db.slots.all() : ledgerOf(db).slotsOf(query.courierId)
  for (const slot of slots) if (slot.finishedAt !== null) partOf(slot, slot.startedAt)?.slots.push(slot)
  for (const penalty of db.courierPenalties.all()) partOf(penalty, penalty.createdAt)?.penalties.push(penalty)
  return [...parts.values()]
    .filter((part) => part.slots.length > 0 || !worksOn(db, part, timezones.get(part.cityId) ?? 5))
    .map((part) => salaryRow(db, part))
    .sort((a, b) => b.day - a.day || a.courierId - b.courierId || b.id - a.id)
}

/** The record with an id, or undefined. */
export function salaryRowOf(db: Db, id: number): SalaryRow | undefined {
  const source = id > PENALTY_ROWS ? db.courierPenalties.get(id - PENALTY_ROWS) : db.slots.get(id)
  if (!source) return undefined
  const { courierId, cityId } = source
  return salaryRows(db, { cityIds: [cityId], courierId }).find((row) => row.id === id)
}

/** Pays records out at a moment: from then on they stay as they are. */
export function payOut(db: Db, rows: readonly SalaryRow[], at: number): void {
  for (const { slots, penalties } of rows) {
    for (const { id } of slots) db.slots.update(id, { paidAt: at })
    for (const { id } of penalties) db.courierPenalties.update(id, { paidAt: at })
  }
}

export const NO_SUMS: SalarySums = {
  ...{ hoursAmount: 0, orderAmount: 0, dailyBonus: 0, penalty: 0 },
  ...{ totalAmount: 0, holding: 0, paidDelivery: 0, payouts: 0 },
}

export function sumOf(rows: readonly SalarySums[]): SalarySums {
  const sums = { ...NO_SUMS }
  for (const row of rows) {
    for (const name of Object.keys(sums) as (keyof SalarySums)[]) sums[name] += row[name]
  }
  return sums
}

function salaryRow(db: Db, { slots, penalties, ...of }: Parts): SalaryRow {
  const ledger = ledgerOf(db)
  const sums = { ...NO_SUMS }
  for (const slot of slots) {
    const { orderAmount, dailyBonus, sumDelivery } = ledger.earned(slot)
    sums.orderAmount += orderAmount
    sums.dailyBonus += dailyBonus
    sums.paidDelivery += sumDelivery
    sums.hoursAmount += ledger.hours(slot, slot.finishedAt ?? 0).amount
  }
  for (const { price } of penalties) sums.penalty += price
  sums.totalAmount = sums.hoursAmount + sums.orderAmount + sums.dailyBonus - sums.penalty
  sums.holding = holdingOf(sums.totalAmount, slots[0])
  sums.payouts = sums.totalAmount - sums.holding - sums.paidDelivery
  return { id: slots[0]?.id ?? PENALTY_ROWS + (penalties[0]?.id ?? 0), ...of, ...sums, slots, penalties }
}

/** Nothing is withheld from what is owed by the courier. */
const holdingOf = (total: number, slot: SlotRecord | undefined): number =>
  slot && total > 0 ? Math.round((total * HOLDING_PERCENT[slot.terms.legalFormId]) / 100) : 0

const matcher =
  ({ cityIds, courierId, isPaidOut }: SalaryQuery) =>
  (record: Pick<SlotRecord, 'courierId' | 'cityId' | 'paidAt'>): boolean =>
    cityIds.includes(record.cityId) &&
    (courierId === undefined || record.courierId === courierId) &&
    (isPaidOut === undefined || (record.paidAt !== null) === isPaidOut)

/** Whether a shift of that day is still open: its penalties wait for it. */
function worksOn(db: Db, { courierId, day }: Parts, timezone: number): boolean {
  return ledgerOf(db)
    .slotsOf(courierId)
    .some(({ startedAt, finishedAt }) => finishedAt === null && localDay(startedAt, timezone) === day)
}
