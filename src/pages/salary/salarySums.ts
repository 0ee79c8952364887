import type { SalarySummary } from '../../api/salary'
import { formatMoney } from '../../domain/money'

export const SUM_KEYS = [
  'hoursAmount',
  'orderAmount',
  'dailyBonus',
  'penalty',
  'totalAmount',
  'holding',
  'paidDelivery',
  'payouts',
] as const satisfies readonly (keyof SalarySummary)[]

const SUM_TITLE: Readonly<Record<(typeof SUM_KEYS)[number], string>> = {
  hoursAmount: 'Часы',
  orderAmount: 'Заказы',
  dailyBonus: 'Бонусы за день',
  penalty: 'Штрафы',
  totalAmount: 'Итого',
  holding: 'Удержание',
  paidDelivery: 'Платная доставка',
  payouts: 'К выплате',
}

export function mismatchText(rows: readonly SalarySummary[], said: SalarySummary): string | undefined {
  const seen = salarySums(rows)
  const differing = SUM_KEYS.flatMap((key) => {
    const [sum, total] = [seen[key], said[key]]
    // If a row lacks the value, its sum is unknown and is not compared with the server's total.
    return total === undefined || sum === total || rows.some((row) => row[key] === undefined)
      ? []
      : [`${SUM_TITLE[key]} ${formatMoney(sum)} и ${formatMoney(total)}`]
  })
  return differing.length > 0 ? `Сумма строк не равна «Итого» сервера: ${differing.join(', ')}` : undefined
}

export function salarySums(rows: readonly SalarySummary[]): Required<{ [K in (typeof SUM_KEYS)[number]]: number }> {
  const sums = Object.fromEntries(SUM_KEYS.map((key) => [key, 0])) as Record<(typeof SUM_KEYS)[number], number>
  for (const row of rows) for (const key of SUM_KEYS) sums[key] += row[key] ?? 0
  return sums
}
