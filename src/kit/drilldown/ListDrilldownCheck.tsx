import { useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import type { ListQuery } from '../../lib/listQuery'
import type { ListState } from '../../lib/listStore'
import { DrilldownTotalCheck, type DrilldownTotalCheckProps } from './DrilldownTotalCheck'

type ListDrilldownCheckProps<Row, F> = {
  query: ListQuery<F>
  state: ListState<Row>
  sumsOf: (rows: readonly Row[]) => DrilldownTotalCheckProps['figures']
}

/**
 * Compares the figure in the link that the user followed with the sum of the listed rows. For lists without totals in the API: all rows
 * must be on one page.
 */
export function ListDrilldownCheck<Row, F>({ query, state, sumsOf }: ListDrilldownCheckProps<Row, F>) {
  const { page: _page, orderBy: _orderBy, ...filters } = query
  // After a filter change the list still contains the rows of the old filter, so do not compare their sum with the report figure.
  const [entered, setEntered] = useState({ filters, old: state.rows })
  if (!deepEqual(entered.filters, filters)) setEntered({ filters, old: state.rows })
  const isOwn = deepEqual(entered.filters, filters) && entered.old !== state.rows
  const { status, pageCount, total, rows, unreadable } = state
  const isWhole = isOwn && status === 'ready' && pageCount <= 1 && total <= rows.length && !unreadable
  return <DrilldownTotalCheck figures={isWhole ? sumsOf(rows) : {}} />
}
