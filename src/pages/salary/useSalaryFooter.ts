import { useMemo } from 'react'
import { loadSalarySummary, type Salary, type SalaryFilters, type SalarySummary } from '../../api/salary'
import { formatMoney } from '../../domain/money'
import type { Query } from '../../lib/address'
import type { ListState } from '../../lib/listStore'
import type { Loaded } from '../../lib/loaded'
import type { FooterRow } from '../../ui/list/TableFooter'
import { useLoaded } from '../../ui/load/useLoaded'

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
export const SUM_TITLE: Readonly<Record<(typeof SUM_KEYS)[number], string>> = {
  hoursAmount: 'Часы',
  orderAmount: 'Заказы',
  dailyBonus: 'Бонусы за день',
  penalty: 'Штрафы',
  totalAmount: 'Итого',
  holding: 'Удержание',
  paidDelivery: 'Платная доставка',
  payouts: 'К выплате',
}

export type SalaryFooter = {
  rows: readonly FooterRow[]
  summary: Loaded<SalarySummary>
  /** Said when there is one page and its rows do not add up to the server's totals. */
  mismatch: string | undefined
}

/** «Итого» of the server, and of the rows that are seen (design, «Salary»). */
export function useSalaryFooter(query: Query<SalaryFilters>, state: ListState<Salary>): SalaryFooter {
  const { page: _page, orderBy: _orderBy, group: _group, ...filters } = query
  const summary = useLoaded(loadSalarySummary, [filters], { skip: query.cityId === undefined })
  const { rows, total } = state
  const isOnePage = state.status === 'ready' && total <= rows.length
  return useMemo(() => {
    const seen = salarySums(rows)
    return {
      summary,
      rows: [
        { key: 'total', label: 'Итого', cells: cellsOf(summary.value ?? {}) },
        ...(isOnePage ? [] : [{ key: 'page', label: 'На странице', cells: cellsOf(seen) }]),
      ],
      mismatch:
        isOnePage && rows.length > 0 && summary.status === 'ready' ? mismatchText(rows, summary.value) : undefined,
    }
  }, [rows, isOnePage, summary])
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

const cellsOf = (sums: SalarySummary): FooterRow['cells'] =>
  Object.fromEntries(
    SUM_KEYS.map((key) => {
      const sum = sums[key]
      return [key, sum === undefined ? '—' : formatMoney(sum)]
    }),
  )
