import { localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SlotRecord } from '../store/records'
import type { CourierPenaltyRecord } from '../store/records/penalties'
import { getEarningsCalculator } from './earningsCalculator'

/** Days since 1970. The first and the last day are included. */
export type EpochDayRange = { fromDay: number; toDay: number }

/** Integer tenge, seconds, metres. */
export type CourierWorkSums = {
  seconds: number
  countOrders: number
  hoursAmount: number
  orderAmount: number
  bonusAmount: number
  penaltyAmount: number
  distance: number
}

export const emptyCourierWorkSums = (): CourierWorkSums => ({
  seconds: 0,
  countOrders: 0,
  hoursAmount: 0,
  orderAmount: 0,
  bonusAmount: 0,
  penaltyAmount: 0,
  distance: 0,
})

export const payAfterPenalties = ({ hoursAmount, orderAmount, bonusAmount, penaltyAmount }: CourierWorkSums): number =>
  hoursAmount + orderAmount + bonusAmount - penaltyAmount

type Sorted = {
  keyOf: (record: SlotRecord | CourierPenaltyRecord, day: number) => number
  days: EpochDayRange
  now: number
}

export function sumCourierWorkByKey(
  db: Db,
  cityIds: readonly number[],
  { keyOf, days, now }: Sorted,
): Map<number, CourierWorkSums> {
  const out = new Map<number, CourierWorkSums>()
  const timezones = new Map(db.cities.all().map(({ id, timezone }) => [id, timezone]))
  const workOf = (record: SlotRecord | CourierPenaltyRecord, at: number): CourierWorkSums | undefined => {
    if (!cityIds.includes(record.cityId)) return undefined
    const day = localEpochDay(at, timezones.get(record.cityId) ?? 5)
    if (day < days.fromDay || day > days.toDay) return undefined
    const key = keyOf(record, day)
    const known = out.get(key)
    if (known) return known
    const made = emptyCourierWorkSums()
    out.set(key, made)
    return made
  }
  for (const slot of db.slots.all()) {
    const work = workOf(slot, slot.startedAt)
    if (work) addShift(db, work, slot, now)
  }
  for (const penalty of db.courierPenalties.all()) {
    const work = workOf(penalty, penalty.createdAt)
    if (work) work.penaltyAmount += penalty.price
  }
  return out
}

function addShift(db: Db, work: CourierWorkSums, slot: SlotRecord, now: number): void {
  const calculator = getEarningsCalculator(db)
  const { orders, orderAmount, dailyBonus, distance } = calculator.earned(slot)
  const { seconds, amount } = calculator.hours(slot, now)
  work.seconds += seconds
  work.hoursAmount += amount
  work.countOrders += orders.length
  work.orderAmount += orderAmount
  work.bonusAmount += dailyBonus
  work.distance += distance
}
