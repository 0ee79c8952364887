import { type BonusStep, hoursPay, reachedStep } from '../rates/pay'
import { payouts, totalAmount } from './sums'

/** What a salary record says; whole tenge. Unknown where the server leaves it out. */
export type RecordSums = {
  hoursAmount?: number | undefined
  orderAmount?: number | undefined
  dailyBonus?: number | undefined
  penalty?: number | undefined
  totalAmount?: number | undefined
  holding?: number | undefined
  paidDelivery?: number | undefined
  payouts?: number | undefined
}

/** A shift of the record's day. */
export type ProofShift = {
  orderAmount: number
  dailyBonus: number
  sumDelivery: number
  countOrder: number
  /** At work, the break left out; undefined while it is open. */
  seconds: number | undefined
}

export type HourRate = { rateTypeId: number; hourPrice: number }

/** A sum of the record beside what its sources add up to; `null` where the sources may not be seen. */
export type ProofLine = {
  key: 'hours' | 'orders' | 'bonus' | 'penalty' | 'total' | 'holding' | 'delivery' | 'payouts'
  said: number | undefined
  found: number | null
}

/** What the record says and what is not accounted for; undefined where either is unknown. */
export const unexplained = ({ said, found }: ProofLine): number | undefined =>
  said === undefined || found === null ? undefined : said - found

/** What a person may see of the sources; absent what his permissions leave out. */
export type ProofSources = {
  shifts?: readonly ProofShift[] | undefined
  /** Prices of the day's penalties. */
  penalties?: readonly number[] | undefined
}

/** The lines of a record, from hours to payout (contract, «Money»). */
export function proofLines(record: RecordSums, { shifts, penalties }: ProofSources): ProofLine[] {
  const sum = (value: (shift: ProofShift) => number) =>
    shifts?.reduce((total, shift) => total + value(shift), 0) ?? null
  return [
    { key: 'hours', said: record.hoursAmount, found: null },
    { key: 'orders', said: record.orderAmount, found: sum((shift) => shift.orderAmount) },
    { key: 'bonus', said: record.dailyBonus, found: sum((shift) => shift.dailyBonus) },
    { key: 'penalty', said: record.penalty, found: penalties?.reduce((total, price) => total + price, 0) ?? null },
    {
      key: 'total',
      said: record.totalAmount,
      found: hasAll(record, ['hoursAmount', 'orderAmount', 'dailyBonus', 'penalty']) ? totalAmount(record) : null,
    },
    { key: 'holding', said: record.holding, found: null },
    { key: 'delivery', said: record.paidDelivery, found: sum((shift) => shift.sumDelivery) },
    {
      key: 'payouts',
      said: record.payouts,
      found: hasAll(record, ['totalAmount', 'holding', 'paidDelivery']) ? payouts(record) : null,
    },
  ]
}

/** A part that the server leaves out is unknown, and with it the sum. */
const hasAll = <K extends keyof RecordSums>(
  record: RecordSums,
  keys: readonly K[],
): record is RecordSums & Record<K, number> => keys.every((key) => record[key] !== undefined)

/** The tariff whose present hourly rate gives the day's sum for hours; undefined when none does. */
export function findHourRate(
  hoursAmount: number | undefined,
  shifts: readonly ProofShift[],
  rates: readonly HourRate[],
): HourRate | undefined {
  if (hoursAmount === undefined || shifts.some(({ seconds }) => seconds === undefined)) return undefined
  return rates.find(
    ({ hourPrice }) => shifts.reduce((sum, { seconds = 0 }) => sum + hoursPay(hourPrice, seconds), 0) === hoursAmount,
  )
}

/** The step of the present grid that gives the day's bonus; undefined when another rate must have held. */
export function findBonusStep(
  dailyBonus: number | undefined,
  shifts: readonly ProofShift[],
  steps: readonly BonusStep[],
): BonusStep | undefined {
  const orders = shifts.reduce((sum, { countOrder }) => sum + countOrder, 0)
  const step = reachedStep(steps, orders)
  return step && step.price === dailyBonus ? step : undefined
}
