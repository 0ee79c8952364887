import { useMemo, useState } from 'react'
import { equal } from '../../lib/equal'
import type { ListQuery } from '../../lib/listQuery'

export type RowSelection<Row> = {
  /**
   * The selected row objects as they were at the time of selection, so that their total does not change when the page changes or reloads.
   */
  rows: readonly Row[]
  choose: (rows: readonly Row[]) => void
  clear: () => void
}

/** Selection of rows on several pages. A filter change clears it, so that no action applies to rows that the filter no longer shows. */
export function useRowSelection<Row>({ query }: { query: ListQuery<object> }): RowSelection<Row> {
  const { page: _page, orderBy: _orderBy, ...filters } = query
  const [held, setHeld] = useState<{ filters: object; rows: readonly Row[] }>({ filters, rows: NOTHING })
  if (!equal(held.filters, filters)) setHeld({ filters, rows: NOTHING })
  const { rows } = held
  return useMemo(() => {
    const choose = (chosen: readonly Row[]) => setHeld((last) => ({ ...last, rows: chosen }))
    return { rows, choose, clear: () => choose(NOTHING) }
  }, [rows])
}

const NOTHING: readonly never[] = []
