/** The sums of an order as lines that add up. Whole tenge. */

export type SumLine = { label: string; tenge: number }

type Sums = {
  sumItems?: number | undefined
  deliveryPrice?: number | undefined
  correctionalPrice?: number | undefined
  serviceFee?: number | undefined
  sumTotal?: number | undefined
}

/**
 * What stands above the total adds up to it. The service fee is among these where the server counts it so, else it stands
 * apart; what no line explains is said neutrally, since the server's total is the one that is paid.
 */
export function sumLines(order: Sums): { parts: SumLine[]; apart: SumLine[] } {
  const { serviceFee, sumTotal } = order
  const parts = known([
    ['Сумма блюд', order.sumItems],
    ['Доставка', order.deliveryPrice],
    ['Корректировка', order.correctionalPrice],
  ])
  const fee = known([['Сервисный сбор', serviceFee]])
  const sum = parts.reduce((total, { tenge }) => total + tenge, 0)
  if (sumTotal === undefined || parts.length === 0) return { parts, apart: fee }
  if (serviceFee && sum + serviceFee === sumTotal) return { parts: [...parts, ...fee], apart: [] }
  const rest = sum === sumTotal ? [] : [{ label: 'Не разложено', tenge: sumTotal - sum }]
  return {
    parts: [...parts, ...rest],
    apart: serviceFee ? [{ label: 'Сервисный сбор, отдельно', tenge: serviceFee }] : fee,
  }
}

const known = (sums: readonly [label: string, tenge: number | undefined][]): SumLine[] =>
  sums.flatMap(([label, tenge]) => (tenge === undefined ? [] : [{ label, tenge }]))
