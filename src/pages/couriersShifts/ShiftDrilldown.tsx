import { useState } from 'react'
import type { Shift, ShiftFilters } from '../../api/shifts'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import type { ListState } from '../../lib/listStore'
import { DrilldownCheck } from '../../ui/drilldown/DrilldownCheck'

/** Shifts have no summary request, so the sum is compared only if one page holds all rows. */
export function ShiftDrilldown({ query, state }: { query: Query<ShiftFilters>; state: ListState<Shift> }) {
  const { page: _page, orderBy: _orderBy, ...filters } = query
  // Rows loaded before the filter changed belong to the old filter, so their sum must not be compared.
  const [entered, setEntered] = useState({ filters, old: state.rows })
  if (!equal(entered.filters, filters)) setEntered({ filters, old: state.rows })
  const isOwn = equal(entered.filters, filters) && entered.old !== state.rows
  const isWhole = isOwn && state.status === 'ready' && state.pageCount <= 1 && state.total <= state.rows.length
  return <DrilldownCheck figures={isWhole ? sumsOf(state.rows) : {}} />
}

/** Only finished shifts count: an open one has no pay record yet. One missing value makes the sum unknown. */
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
