import type { SalarySummary } from '../../api/salary'
import { formatMoney, moneyDifference } from '../../domain/money'
import type { SalarySumKey } from '../../domain/salary/sums'

export const SALARY_SUM_TITLE: Readonly<Record<SalarySumKey, string>> = {
  hoursAmount: 'Часы',
  orderAmount: 'Заказы',
  dailyBonus: 'Бонусы за день',
  penalty: 'Штрафы',
  totalAmount: 'Итого',
  holding: 'Удержание',
  paidDelivery: 'Платная доставка',
  payouts: 'К выплате',
}

export const SALARY_SUM_KEYS = Object.keys(SALARY_SUM_TITLE) as SalarySumKey[]

const TAKEN: ReadonlySet<SalarySumKey> = new Set(['penalty', 'holding', 'paidDelivery'])

/** Returns deductions as negative amounts, so that the amounts of a row add up to the payout. */
export const negateIfDeduction = (key: SalarySumKey, amount: number | undefined): number | undefined =>
  amount && TAKEN.has(key) ? -amount : amount

export function salaryTotalMismatchText(rows: readonly SalarySummary[], summary: SalarySummary): string | undefined {
  const seen = sumSalaries(rows)
  const differing = SALARY_SUM_KEYS.flatMap((key) => {
    const [sum, total] = [seen[key], summary[key]]
    return total === undefined || sum === undefined || moneyDifference(sum, total) === 0
      ? []
      : [`${SALARY_SUM_TITLE[key]} ${salarySumText(key, sum)} и ${salarySumText(key, total)}`]
  })
  return differing.length > 0 ? `Сумма строк не равна «Итого» сервера: ${differing.join(', ')}` : undefined
}

export function salarySumText(key: SalarySumKey, amount: number | undefined): string {
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
