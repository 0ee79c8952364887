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

const TAKEN: ReadonlySet<string> = new Set<keyof SalarySummary>(['penalty', 'holding', 'paidDelivery'])

/** An amount with the sign with which it enters the payout, so that the amounts of a row add up: money taken away is negative. */
export const shownSum = (key: keyof SalarySummary, amount: number | undefined): number | undefined =>
  amount && TAKEN.has(key) ? -amount : amount

export function mismatchText(rows: readonly SalarySummary[], said: SalarySummary): string | undefined {
  const seen = salarySums(rows)
  const differing = SUM_KEYS.flatMap((key) => {
    const [sum, total] = [seen[key], said[key]]
    // If a row lacks the value, its sum is unknown and is not compared with the server's total.
    return total === undefined || sum === total || rows.some((row) => row[key] === undefined)
      ? []
      : [`${SUM_TITLE[key]} ${shownMoney(key, sum)} и ${shownMoney(key, total)}`]
  })
  return differing.length > 0 ? `Сумма строк не равна «Итого» сервера: ${differing.join(', ')}` : undefined
}

/** «—» if the amount is unknown. */
export function shownMoney(key: keyof SalarySummary, amount: number | undefined): string {
  const shown = shownSum(key, amount)
  return shown === undefined ? '—' : formatMoney(shown)
}

export function salarySums(rows: readonly SalarySummary[]): Required<{ [K in (typeof SUM_KEYS)[number]]: number }> {
  const sums = Object.fromEntries(SUM_KEYS.map((key) => [key, 0])) as Record<(typeof SUM_KEYS)[number], number>
  for (const row of rows) for (const key of SUM_KEYS) sums[key] += row[key] ?? 0
  return sums
}
