import { useMemo, useState } from 'react'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'

export type RowSelection<Row> = {
  /** The row objects at selection time, so that a total does not change on page changes and reloads. */
  rows: readonly Row[]
  choose: (rows: readonly Row[]) => void
  clear: () => void
}

/** The selection spans pages. A filter change clears it, so that rows outside the filter are not paid or moved. */
export function useRowSelection<Row>({ query }: { query: Query<object> }): RowSelection<Row> {
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
