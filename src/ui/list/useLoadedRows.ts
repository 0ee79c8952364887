import { useMemo } from 'react'
import type { Loaded } from '../../lib/loaded'
import type { ListPageState } from './useListPage'

/**
 * Rows that come with a loaded thing, such as the zones of a point, for a table that shows all of them at once: without pages,
 * order or a query of its own. Keep `rowsOf` outside the component.
 */
export function useLoadedRows<T, Row>(loaded: Loaded<T>, rowsOf: (value: T) => Row[]): ListPageState<Row, object> {
  return useMemo(() => {
    const { value, status, failure = null, askedAt, reload } = loaded
    const rows = value === undefined ? [] : rowsOf(value)
    const page = value === undefined ? 0 : 1
    const state = {
      rows,
      page,
      total: rows.length,
      perPage: Math.max(rows.length, 1),
      pageCount: 1,
      status,
      failure,
      askedAt,
    }
    return { ...NO_QUERY, state, reload }
  }, [loaded, rowsOf])
}

const nothing = (): void => undefined

const NO_QUERY = {
  query: { page: 1 },
  sort: undefined,
  hasQuery: false,
  hasFilters: false,
  setPage: nothing,
  setSort: nothing,
  setFilters: nothing,
  clearFilters: nothing,
  clearQuery: nothing,
  filter: { query: { page: 1 }, hasFilters: false, setFilters: nothing, clearFilters: nothing, clearQuery: nothing },
}
