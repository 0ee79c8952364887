import { useState } from 'react'
import type { Shift, ShiftFilters } from '../../api/shifts'
import { DrilldownTotalCheck } from '../../kit/drilldown/DrilldownTotalCheck'
import { deepEqual } from '../../lib/deepEqual'
import type { ListQuery } from '../../lib/listQuery'
import type { ListState } from '../../lib/listStore'

/**
 * Compares the figure in the link that the user followed with the sum of the listed shifts. The API has no totals of
 * shifts, so all shifts must be on one page.
 */
export function ShiftsDrilldownCheck({ query, state }: { query: ListQuery<ShiftFilters>; state: ListState<Shift> }) {
  const { page: _page, orderBy: _orderBy, ...filters } = query
  // After a filter change the list still contains the rows of the old filter, so do not compare their sum with the report figure.
  const [entered, setEntered] = useState({ filters, old: state.rows })
  if (!deepEqual(entered.filters, filters)) setEntered({ filters, old: state.rows })
  const isOwn = deepEqual(entered.filters, filters) && entered.old !== state.rows
  const isWhole = isOwn && state.status === 'ready' && state.pageCount <= 1 && state.total <= state.rows.length
  return <DrilldownTotalCheck figures={isWhole ? sumsOf(state.rows) : {}} />
}

/**
 * Sums the pay of finished shifts; an open shift has no pay record yet. If a finished shift lacks a value, the sum of
 * that value is undefined.
 */
function sumsOf(shifts: readonly Shift[]) {
  const over = shifts.filter(({ finishedAt }) => finishedAt !== undefined)
  const sum = (read: (shift: Shift) => number | undefined) =>
    over.some((shift) => read(shift) === undefined)
      ? undefined
      : over.reduce((total, shift) => total + (read(shift) ?? 0), 0)
  return {
    'shifts.orderAmount': sum(({ salary }) => salary?.orderAmount),
    'shifts.dailyBonus': sum(({ salary }) => salary?.dailyBonus),
    'shifts.sumDelivery': sum(({ sumDelivery }) => sumDelivery),
  }
}
