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
    const differs = SUM_KEYS.filter((key) => summary.value?.[key] !== undefined && summary.value[key] !== seen[key])
    return {
      summary,
      rows: [
        { key: 'total', label: 'Итого', cells: cellsOf(summary.value ?? {}) },
        ...(isOnePage ? [] : [{ key: 'page', label: 'На странице', cells: cellsOf(seen) }]),
      ],
      mismatch:
        isOnePage && rows.length > 0 && summary.status === 'ready' && differs.length > 0
          ? `Сумма строк не равна «Итого» сервера: ${formatMoney(seen.payouts ?? 0)} и ${formatMoney(summary.value.payouts ?? 0)} к выплате`
          : undefined,
    }
  }, [rows, isOnePage, summary])
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
