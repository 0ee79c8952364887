import { useMemo, useState } from 'react'
import type { Query } from '../../lib/address'

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
  const filters = filterText(query)
  const [held, setHeld] = useState<{ filters: string; rows: readonly Row[] }>({ filters, rows: [] })
  if (held.filters !== filters) setHeld({ filters, rows: [] })
  const rows = held.filters === filters ? held.rows : NOTHING
  return useMemo(
    () => ({
      rows,
      choose: (chosen) => setHeld({ filters, rows: chosen }),
      clear: () => setHeld({ filters, rows: [] }),
    }),
    [rows, filters],
  )
}

const NOTHING: readonly never[] = []

function filterText(query: Query<object>): string {
  const { page: _page, orderBy: _orderBy, ...filters } = query
  return JSON.stringify(filters)
}
