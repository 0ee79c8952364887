import { type BonusStep, hoursPay, reachedStep } from '../rates/pay'
import { payouts, totalAmount } from './sums'

/** Amounts of a salary record in whole tenge; an amount that the server omits is undefined. */
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

export type ProofShift = {
  orderAmount: number
  dailyBonus: number
  sumDelivery: number
  countOrder: number
  seconds: number | undefined
}

export type HourRate = { rateTypeId: number; hourPrice: number }

/**
 * An amount of the salary record (`said`) and the same amount calculated from shifts and penalties (`found`); `found` is null if it cannot
 * be calculated.
 */
export type ProofLine = {
  key: 'hours' | 'orders' | 'bonus' | 'penalty' | 'total' | 'holding' | 'delivery' | 'payouts'
  said: number | undefined
  found: number | null
}

/** The difference between the record's amount and the calculated amount; undefined if one of them is unknown. */
export const unexplained = ({ said, found }: ProofLine): number | undefined =>
  said === undefined || found === null ? undefined : said - found

export type ProofSources = {
  shifts?: readonly ProofShift[] | undefined
  penalties?: readonly number[] | undefined
}

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

const hasAll = <K extends keyof RecordSums>(
  record: RecordSums,
  keys: readonly K[],
): record is RecordSums & Record<K, number> => keys.every((key) => record[key] !== undefined)

/** The tariff whose current hourly rate gives exactly the day's pay for hours; undefined if no tariff does. */
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

/** The step of the current bonus grid that gives exactly the day's bonus; undefined if the bonus was calculated with another grid. */
export function findBonusStep(
  dailyBonus: number | undefined,
  shifts: readonly ProofShift[],
  steps: readonly BonusStep[],
): BonusStep | undefined {
  const orders = shifts.reduce((sum, { countOrder }) => sum + countOrder, 0)
  const step = reachedStep(steps, orders)
  return step && step.price === dailyBonus ? step : undefined
}
