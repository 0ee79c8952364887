import type { SalarySummary } from '../../api/salary'
import { formatMoney, moneyDifference } from '../../domain/money'

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
export const negateIfDeduction = (key: keyof SalarySummary, amount: number | undefined): number | undefined =>
  amount && TAKEN.has(key) ? -amount : amount

export function salaryTotalMismatchText(rows: readonly SalarySummary[], summary: SalarySummary): string | undefined {
  const seen = sumSalaries(rows)
  const differing = SALARY_SUM_KEYS.flatMap((key) => {
    const [sum, total] = [seen[key], summary[key]]
    return total === undefined || sum === undefined || moneyDifference(sum, total) === 0
      ? []
      : [`${SUM_TITLE[key]} ${salarySumText(key, sum)} и ${salarySumText(key, total)}`]
  })
  return differing.length > 0 ? `Сумма строк не равна «Итого» сервера: ${differing.join(', ')}` : undefined
}

export function salarySumText(key: keyof SalarySummary, amount: number | undefined): string {
  const shown = negateIfDeduction(key, amount)
  return shown === undefined ? '—' : formatMoney(shown)
}

export const sumSalaries = (rows: readonly SalarySummary[]): SalarySummary =>
  Object.fromEntries(
    SALARY_SUM_KEYS.map((key) => {
      const known = rows.flatMap((row) => row[key] ?? [])
      return [key, known.length < rows.length ? undefined : known.reduce((sum, value) => sum + value, 0)]
    }),
  )
