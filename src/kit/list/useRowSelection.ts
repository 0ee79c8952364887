import { useMemo, useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import type { ListQuery } from '../../lib/listQuery'

export type RowSelection<Row> = {
  /** The selected row objects as they were at the time of selection, unless `update` replaces them. */
  rows: readonly Row[]
  choose: (rows: readonly Row[]) => void
  clear: () => void
}

/**
 * Selection of rows on several pages. A filter change clears it, so that no action applies to rows that the filter no longer shows.
 * `update` replaces or removes selected rows that have changed; it runs in each render.
 */
export function useRowSelection<Row>(
  { query }: { query: ListQuery<object> },
  update: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): RowSelection<Row> {
  const { page: _page, orderBy: _orderBy, ...filters } = query
  const [held, setHeld] = useState<{ filters: object; rows: readonly Row[] }>({ filters, rows: NOTHING })
  const isSameFilter = deepEqual(held.filters, filters)
  const updated = isSameFilter ? update(held.rows) : NOTHING
  const isUnchanged = updated.length === held.rows.length && updated.every((row, index) => row === held.rows[index])
  const rows = isUnchanged ? held.rows : updated
  if (!isSameFilter || !isUnchanged) setHeld({ filters, rows })
  return useMemo(() => {
    const choose = (chosen: readonly Row[]) => setHeld((last) => ({ ...last, rows: chosen }))
    return { rows, choose, clear: () => choose(NOTHING) }
  }, [rows])
}

const NOTHING: readonly never[] = []
