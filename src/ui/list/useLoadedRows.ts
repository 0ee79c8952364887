import { useMemo } from 'react'
import type { Loaded } from '../../lib/loaded'
import type { TableList } from './DataTable'

/**
 * Rows that come with a loaded thing, such as the zones of a point, for a table that shows all of them at once: without pages,
 * order or a query of its own. Keep `rowsOf` outside the component.
 */
export function useLoadedRows<T, Row>(loaded: Loaded<T>, rowsOf: (value: T) => Row[]): TableList<Row> {
  return useMemo(() => {
    const { value, status, failure = null, reload } = loaded
    const rows = value === undefined ? [] : rowsOf(value)
    const page = value === undefined ? 0 : 1
    const state = { rows, page, total: rows.length, perPage: Math.max(rows.length, 1), pageCount: 1, status, failure }
    return { ...ONE_PAGE, state, reload }
  }, [loaded, rowsOf])
}

const ONE_PAGE = { query: { page: 1 }, sort: undefined, setPage: () => undefined, setSort: () => undefined }
