import { moneyDifference } from '../money'
import { type BonusStep, findReachedBonusStep, payForHours } from '../rates/pay'
import { payoutAmount, type SalarySumKey, sumSalaryParts } from './sums'

/** Amounts of a salary record in whole tenge; an amount that the server omits is undefined. */
type SalaryRecordAmounts = Partial<Record<SalarySumKey, number>>

export type ShiftPayFigures = {
  orderAmount: number | undefined
  dailyBonus: number | undefined
  sumDelivery: number | undefined
  countOrder: number | undefined
  seconds: number | undefined
}

export type HourRate = { rateTypeId: number; hourPrice: number }

/**
 * An amount of the salary record (`recorded`) and the same amount calculated from shifts and penalties. `calculated` is null if data for it
 * is missing.
 */
export type SalaryReconciliationLine = {
  key: SalarySumKey
  recorded: number | undefined
  calculated: number | null
}

export const unexplainedAmount = ({ recorded, calculated }: SalaryReconciliationLine): number | undefined =>
  recorded === undefined || calculated === null ? undefined : moneyDifference(recorded, calculated)

type ReconciliationSources = {
  shifts?: readonly ShiftPayFigures[] | undefined
  penalties?: readonly (number | undefined)[] | undefined
}

export function reconcileSalaryRecord(
  record: SalaryRecordAmounts,
  { shifts, penalties }: ReconciliationSources,
): SalaryReconciliationLine[] {
  const sum = (key: keyof ShiftPayFigures) => sumOfKnown(shifts?.map((shift) => shift[key]))
  const line = (key: SalarySumKey, calculated: number | null) => ({ key, recorded: record[key], calculated })
  const hasParts = hasAll(record, ['hoursAmount', 'orderAmount', 'dailyBonus', 'penalty'])
  return [
    line('hoursAmount', null),
    line('orderAmount', sum('orderAmount')),
    line('dailyBonus', sum('dailyBonus')),
    line('penalty', sumOfKnown(penalties)),
    line('totalAmount', hasParts ? sumSalaryParts(record) : null),
    line('holding', null),
    line('paidDelivery', sum('sumDelivery')),
    line('payouts', hasAll(record, ['totalAmount', 'holding', 'paidDelivery']) ? payoutAmount(record) : null),
  ]
}

const sumOfKnown = (amounts: readonly (number | undefined)[] = [undefined]): number | null =>
  amounts.includes(undefined) ? null : amounts.reduce<number>((sum, amount = 0) => sum + amount, 0)

const hasAll = <K extends keyof SalaryRecordAmounts>(
  record: SalaryRecordAmounts,
  keys: readonly K[],
): record is SalaryRecordAmounts & Record<K, number> => keys.every((key) => record[key] !== undefined)

/** Finds the tariff whose current hourly rate gives exactly the day's pay for hours. */
export function inferHourRate(
  hoursAmount: number | undefined,
  shifts: readonly ShiftPayFigures[],
  rates: readonly HourRate[],
): HourRate | undefined {
  if (hoursAmount === undefined || shifts.some(({ seconds }) => seconds === undefined)) return undefined
  return rates.find(
    ({ hourPrice }) =>
      shifts.reduce((sum, { seconds = 0 }) => sum + payForHours(hourPrice, seconds), 0) === hoursAmount,
  )
}

/**
 * Finds the step of the current bonus grid that gives exactly the day's bonus. There is none if the bonus was calculated with an earlier
 * grid.
 */
export function inferBonusStep(
  dailyBonus: number | undefined,
  shifts: readonly ShiftPayFigures[],
  steps: readonly BonusStep[],
): BonusStep | undefined {
  const orders = sumOfKnown(shifts.map(({ countOrder }) => countOrder))
  const step = orders === null ? undefined : findReachedBonusStep(steps, orders)
  return step && step.price === dailyBonus ? step : undefined
}
