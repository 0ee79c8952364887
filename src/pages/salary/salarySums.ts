import type { SalarySummary } from '../../api/salary'
import { formatMoney } from '../../domain/money'

export const SALARY_SUM_KEYS = [
  'hoursAmount',
  'orderAmount',
  'dailyBonus',
  'penalty',
  'totalAmount',
  'holding',
  'paidDelivery',
  'payouts',
] as const satisfies readonly (keyof SalarySummary)[]

const SUM_TITLE: Readonly<Record<(typeof SALARY_SUM_KEYS)[number], string>> = {
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

/** Returns deductions as negative amounts, so that the amounts of a row add up to the payout. */
export const signedAmount = (key: keyof SalarySummary, amount: number | undefined): number | undefined =>
  amount && TAKEN.has(key) ? -amount : amount

export function mismatchText(rows: readonly SalarySummary[], said: SalarySummary): string | undefined {
  const seen = sumSalaries(rows)
  const differing = SALARY_SUM_KEYS.flatMap((key) => {
    const [sum, total] = [seen[key], said[key]]
    // If a row lacks the value, its sum is unknown and is not compared with the server's total.
    return total === undefined || sum === total || rows.some((row) => row[key] === undefined)
      ? []
      : [`${SUM_TITLE[key]} ${signedMoneyText(key, sum)} и ${signedMoneyText(key, total)}`]
  })
  return differing.length > 0 ? `Сумма строк не равна «Итого» сервера: ${differing.join(', ')}` : undefined
}

export function signedMoneyText(key: keyof SalarySummary, amount: number | undefined): string {
  const shown = signedAmount(key, amount)
  return shown === undefined ? '—' : formatMoney(shown)
}

export function sumSalaries(
  rows: readonly SalarySummary[],
): Required<{ [K in (typeof SALARY_SUM_KEYS)[number]]: number }> {
  const sums = Object.fromEntries(SALARY_SUM_KEYS.map((key) => [key, 0])) as Record<
    (typeof SALARY_SUM_KEYS)[number],
    number
  >
  for (const row of rows) for (const key of SALARY_SUM_KEYS) sums[key] += row[key] ?? 0
  return sums
}
