export type OrderSumLine = { label: string; tenge: number }

type Sums = {
  sumItems?: number | undefined
  deliveryPrice?: number | undefined
  correctionalPrice?: number | undefined
  serviceFee?: number | undefined
  sumTotal?: number | undefined
}

/**
 * Splits the total of an order into lines in whole tenge; `parts` adds up to the total. The service fee is in `parts` if the server
 * includes it in the total, otherwise in `apart`. An unexplained difference gets a line with a neutral label, because the customer pays the
 * server's total.
 */
export function splitOrderTotal(order: Sums): { parts: OrderSumLine[]; apart: OrderSumLine[] } {
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

const known = (sums: readonly [label: string, tenge: number | undefined][]): OrderSumLine[] =>
  sums.flatMap(([label, tenge]) => (tenge === undefined ? [] : [{ label, tenge }]))
