import type { CourierStatistics } from '../../../api/couriers'
import { formatMoney } from '../../../domain/money'
import { groupDigits, NBSP } from '../../../domain/text'
import { kmText } from '../../../domain/tracks'

type Key = keyof CourierStatistics

/** One figure of the statistics; `sign` of a difference: more is good (1), bad (-1), or neither. */
type FigureDef = { key: Key; label: string; format: (value: number) => string; sign: 1 | -1 | 0 }

const hours = (value: number): string => `${groupDigits(Math.round(value * 10) / 10)}${NBSP}ч`

/** The figures in the order of their reading (operations, section 3, «Courier statistics»). */
export const FIGURES: readonly FigureDef[] = [
  { key: 'countSuccessOrders', label: 'Выполнено заказов', format: groupDigits, sign: 1 },
  { key: 'workHours', label: 'Отработано', format: hours, sign: 0 },
  { key: 'distance', label: 'Пробег', format: kmText, sign: 0 },
  { key: 'orderAmount', label: 'За заказы', format: formatMoney, sign: 1 },
  { key: 'hoursAmount', label: 'За часы', format: formatMoney, sign: 1 },
  { key: 'bonusAmount', label: 'Бонусы', format: formatMoney, sign: 1 },
  { key: 'penaltyAmount', label: 'Штрафы', format: (value) => formatMoney(-Math.abs(value)), sign: -1 },
  { key: 'totalAmount', label: 'Итого', format: formatMoney, sign: 1 },
]

export type Difference = { text: string; tone: 'good' | 'bad' | 'neutral' }

/** How a figure differs from that of the equal period before; undefined where either is not known or nothing differs. */
export function figureDifference(
  { key, format, sign }: FigureDef,
  now: CourierStatistics,
  before: CourierStatistics | undefined,
): Difference | undefined {
  const [value, last] = [now[key], before?.[key]]
  if (value === undefined || last === undefined || value === last) return undefined
  // A fine may be told as a positive or a negative sum: its size counts.
  const more = key === 'penaltyAmount' ? Math.abs(value) - Math.abs(last) : value - last
  const size = format(Math.abs(more)).replace(/^−/, '')
  const tone = sign === 0 ? 'neutral' : more > 0 === sign > 0 ? 'good' : 'bad'
  return { text: `${more > 0 ? '+' : '−'}${size}`, tone }
}

/** What the parts of the total do not explain, tenge; 0 where they do, undefined where a part is not known. */
export function unexplained(statistics: CourierStatistics): number | undefined {
  const { orderAmount, hoursAmount, bonusAmount, penaltyAmount, totalAmount } = statistics
  if ([orderAmount, hoursAmount, bonusAmount, penaltyAmount, totalAmount].includes(undefined)) return undefined
  const parts = (orderAmount ?? 0) + (hoursAmount ?? 0) + (bonusAmount ?? 0) - Math.abs(penaltyAmount ?? 0)
  return (totalAmount ?? 0) - parts
}
