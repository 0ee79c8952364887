import { useMemo, useState } from 'react'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'

/** The rows that a person has chosen. */
export type RowSelection<Row> = {
  /** As they were when they were chosen, in that order: a sum over them stays while pages change and reload. */
  rows: readonly Row[]
  choose: (rows: readonly Row[]) => void
  clear: () => void
}

/**
 * The selection of a list, over all its pages. Other filters clear it: what is no longer in the list must not be paid or
 * moved along with what is.
 */
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
