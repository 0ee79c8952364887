import type { SalarySummary } from '../../api/salary'
import { formatMoney } from '../../domain/money'

/** The sums under the table, in the record's own names. */
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

/** As the table heads them. */
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

/** Names each column in which the rows on the only page do not come to the server's totals; undefined where all do. */
export function mismatchText(rows: readonly SalarySummary[], said: SalarySummary): string | undefined {
  const seen = salarySums(rows)
  const differing = SUM_KEYS.flatMap((key) => {
    const [sum, total] = [seen[key], said[key]]
    // A row without its part leaves the sum unknown.
    return total === undefined || sum === total || rows.some((row) => row[key] === undefined)
      ? []
      : [`${SUM_TITLE[key]} ${formatMoney(sum)} и ${formatMoney(total)}`]
  })
  return differing.length > 0 ? `Сумма строк не равна «Итого» сервера: ${differing.join(', ')}` : undefined
}

/** What rows add up to; a sum that a row does not tell counts as none. */
export function salarySums(rows: readonly SalarySummary[]): Required<{ [K in (typeof SUM_KEYS)[number]]: number }> {
  const sums = Object.fromEntries(SUM_KEYS.map((key) => [key, 0])) as Record<(typeof SUM_KEYS)[number], number>
  for (const row of rows) for (const key of SUM_KEYS) sums[key] += row[key] ?? 0
  return sums
}
