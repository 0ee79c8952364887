import { useMemo } from 'react'
import { loadSalarySummary, type Salary, type SalaryFilters, type SalarySummary } from '../../api/salary'
import { formatMoney } from '../../domain/money'
import type { FooterRow } from '../../kit/list/TableFooter'
import type { Query } from '../../lib/address'
import type { ListState } from '../../lib/listStore'
import type { Loaded } from '../../lib/loaded'
import { useLoaded } from '../../ui/load/useLoaded'
import { mismatchText, SUM_KEYS, salarySums } from './salarySums'

export type SalaryFooter = {
  rows: readonly FooterRow[]
  summary: Loaded<SalarySummary>
  mismatch: string | undefined
}

/** Footer of the salary table: the server's totals and the sums of the visible rows (design, «Salary»). */
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

const cellsOf = (sums: SalarySummary): FooterRow['cells'] =>
  Object.fromEntries(
    SUM_KEYS.map((key) => {
      const sum = sums[key]
      return [key, sum === undefined ? '—' : formatMoney(sum)]
    }),
  )
