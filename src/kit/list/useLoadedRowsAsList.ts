import { useMemo } from 'react'
import type { RowsPage } from '../../lib/listStore'
import type { LoadedValue } from '../../lib/loadedValue'
import type { ListPageState } from './useListPage'

type LoadedRows<Row> = Pick<RowsPage<Row>, 'rows' | 'unreadable'>

/**
 * Adapts rows that are part of another response, such as the zones of a point, to a list table. The table has no pages, order or query.
 * `rowsOf` must be the same function on every render.
 */
export function useLoadedRowsAsList<T, Row>(
  loaded: LoadedValue<T>,
  rowsOf: (value: T) => LoadedRows<Row>,
): ListPageState<Row, object> {
  return useMemo(() => {
    const { value, status, failure = null, requestedAt, reload } = loaded
    const { rows, unreadable } = value === undefined ? NO_ROWS : rowsOf(value)
    const page = value === undefined ? 0 : 1
    const state = {
      rows,
      page,
      total: rows.length,
      perPage: Math.max(rows.length, 1),
      pageCount: 1,
      unreadable,
      status,
      failure,
      requestedAt,
    }
    return { ...NO_QUERY, state, reload }
  }, [loaded, rowsOf])
}

const NO_ROWS: LoadedRows<never> = { rows: [] }

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
