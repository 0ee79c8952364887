import { formatMoney } from '../money'
import type { SalarySumKey } from './sums'

/**
 * Sums in whole tenge. `days` is the number of salary records, one per day. Only periods with the same number of records are compared.
 */
export type PeriodPaySums = Partial<Record<SalarySumKey | 'days', number>>

type PayAnomaly = 'first' | 'hours' | 'bonus' | 'penalty' | 'nothing' | 'large'

const HOURS_SHARE = 0.4
const LARGE_TIMES = 2

/**
 * Compares a payment with the payments of the courier's earlier periods and returns what is unusual. Amounts are compared only with periods
 * that have the same number of days. Periods without work are ignored.
 */
export function findPayAnomalies(now: PeriodPaySums, earlier: readonly PeriodPaySums[]): PayAnomaly[] {
  const nothing: PayAnomaly[] = now.payouts !== undefined && now.payouts <= 0 ? ['nothing'] : []
  const worked = earlier.filter(isWorked)
  if (worked.length === 0) return [...nothing, 'first']
  const comparable = comparablePayPeriods(now, earlier)
  const hours = median(comparable, 'hoursAmount')
  const payout = median(comparable, 'payouts')
  const hoursNow = now.hoursAmount ?? hours
  const isNew = (key: 'dailyBonus' | 'penalty') => (now[key] ?? 0) > 0 && worked.every((one) => one[key] === 0)
  return [
    ...nothing,
    ...(hours > 0 && Math.abs(hoursNow - hours) > hours * HOURS_SHARE ? (['hours'] as const) : []),
    ...(isNew('dailyBonus') ? (['bonus'] as const) : []),
    ...(isNew('penalty') ? (['penalty'] as const) : []),
    ...(payout > 0 && (now.payouts ?? 0) > payout * LARGE_TIMES ? (['large'] as const) : []),
  ]
}

export const comparablePayPeriods = (now: PeriodPaySums, earlier: readonly PeriodPaySums[]): PeriodPaySums[] =>
  earlier.filter((one) => isWorked(one) && one.days === now.days)

const isWorked = ({ hoursAmount, orderAmount }: PeriodPaySums): boolean => (hoursAmount ?? 0) + (orderAmount ?? 0) > 0

export function payAnomalyText(signal: PayAnomaly, now: PeriodPaySums, earlier: readonly PeriodPaySums[]): string {
  const usual = (key: keyof PeriodPaySums) => formatMoney(median(comparablePayPeriods(now, earlier), key))
  const is = (key: keyof PeriodPaySums) => formatMoney(now[key] ?? 0)
  switch (signal) {
    case 'first':
      return 'первая смена: нет данных для сравнения'
    case 'nothing':
      return `к выплате ${is('payouts')}`
    case 'hours':
      return `часы ${is('hoursAmount')}, обычно ${usual('hoursAmount')}`
    case 'bonus':
      return `бонус ${is('dailyBonus')}, раньше не было`
    case 'penalty':
      return `штраф ${is('penalty')}, раньше не было`
    case 'large':
      return `к выплате ${is('payouts')}, вдвое больше обычных ${usual('payouts')}`
  }
}

function median(periods: readonly PeriodPaySums[], key: keyof PeriodPaySums): number {
  const rising = periods.flatMap((one) => one[key] ?? []).sort((a, b) => a - b)
  const middle = Math.floor(rising.length / 2)
  const [low, high] = [rising[middle - 1] ?? 0, rising[middle] ?? 0]
  return rising.length % 2 === 0 ? Math.round((low + high) / 2) : high
}
