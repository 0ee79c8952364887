import type { CourierStatistics } from '../../../api/couriers'
import { formatMoney } from '../../../domain/money'
import { groupDigits, NBSP } from '../../../domain/textFormatting'
import { metresToKmText } from '../../../domain/tracks'

type Key = keyof CourierStatistics

/**
 * `isGain`: true if an increase of the displayed value is good for the courier. This includes fines, because they are displayed as negative
 * sums.
 */
type FigureDef = { key: Key; label: string; format: (value: number) => string; isGain: boolean }

const hours = (value: number): string => `${groupDigits(Math.round(value * 10) / 10)}${NBSP}ч`

export const COURIER_STATISTICS_FIELDS: readonly FigureDef[] = [
  { key: 'countSuccessOrders', label: 'Выполнено заказов', format: groupDigits, isGain: true },
  { key: 'workHours', label: 'Отработано', format: hours, isGain: false },
  { key: 'distance', label: 'Пробег', format: metresToKmText, isGain: false },
  { key: 'orderAmount', label: 'За заказы', format: formatMoney, isGain: true },
  { key: 'hoursAmount', label: 'За часы', format: formatMoney, isGain: true },
  { key: 'bonusAmount', label: 'Бонусы', format: formatMoney, isGain: true },
  { key: 'penaltyAmount', label: 'Штрафы', format: (value) => formatMoney(-Math.abs(value)), isGain: true },
  { key: 'totalAmount', label: 'Итого за период', format: formatMoney, isGain: true },
]

type FigureDifference = { text: string; tone: 'good' | 'bad' | 'neutral' }

export function courierFigureDifference(
  { key, format, isGain }: FigureDef,
  now: CourierStatistics,
  before: CourierStatistics | undefined,
): FigureDifference | undefined {
  const [value, last] = [now[key], before?.[key]]
  if (value === undefined || last === undefined) return undefined
  // The server may send a fine as a positive or a negative sum; it is always shown as negative.
  const more = key === 'penaltyAmount' ? Math.abs(last) - Math.abs(value) : value - last
  if (more === 0) return undefined
  const size = format(Math.abs(more)).replace(/^−/, '')
  const tone = !isGain ? 'neutral' : more > 0 ? 'good' : 'bad'
  return { text: `${more > 0 ? '+' : '−'}${size}`, tone }
}

/**
 * Part of the courier's total, in tenge, that orders, hours, bonuses and fines do not explain; undefined if one of
 * these sums is unknown.
 */
export function unexplainedCourierPay(statistics: CourierStatistics): number | undefined {
  const { orderAmount, hoursAmount, bonusAmount, penaltyAmount, totalAmount } = statistics
  if ([orderAmount, hoursAmount, bonusAmount, penaltyAmount, totalAmount].includes(undefined)) return undefined
  const parts = (orderAmount ?? 0) + (hoursAmount ?? 0) + (bonusAmount ?? 0) - Math.abs(penaltyAmount ?? 0)
  return (totalAmount ?? 0) - parts
}
