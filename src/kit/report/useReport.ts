import type { ListQuery } from '../../lib/listQuery'
import type { RowsPage } from '../../lib/listStore'
import { loadAllPages } from '../../lib/loadAllPages'
import type { LoadedValue } from '../../lib/loadedValue'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

export type LoadedReport<Row> = {
  rows: readonly Row[]
  /** Number of rows on the server. It is larger than the length of `rows` if some rows could not be read. */
  total: number
  unreadable: number
  perPage: number
  /** Time when the report was requested, in ms of the local clock. */
  requestedAt: number
}

type Search<Row, F> = (query: ListQuery<F>, signal: AbortSignal) => Promise<RowsPage<Row>>

/**
 * Loads all pages of a report. While `filters` is undefined, nothing is loaded. The key of a row is its name, followed by a number if the
 * name occurs more than once (contract, «rows of a report»).
 */
export function useReport<Row extends object, F extends object>(
  search: Search<Row, F>,
  filters: F | undefined,
  nameOf: (row: Row) => string | number,
  order?: (a: Row, b: Row) => number,
): LoadedValue<LoadedReport<Row>> {
  const load = async (requested: F, signal: AbortSignal) => {
    const found = await loadReport(search, requested, nameOf, signal)
    return order ? { ...found, rows: found.rows.toSorted(order) } : found
  }
  return useLoadedValue(load, [filters])
}

/** Loads all pages. Rows of a report have no id, so during the load a row is identified by its page and its index on the page. */
export async function loadReport<Row extends object, F extends object>(
  search: Search<Row, F>,
  filters: Partial<F>,
  nameOf: (row: Row) => string | number,
  signal: AbortSignal,
): Promise<LoadedReport<Row>> {
  const requestedAt = Date.now()
  let perPage = 1
  const unreadable = new Map<number, number>()
  const places = new WeakMap<Row, string>()
  const counted: Search<Row, F> = async (query, signal) => {
    const page = await search(query, signal)
    if (query.page === 1) perPage = page.pageCount > 1 ? Math.max(page.perPage, page.rows.length) : page.rows.length
    unreadable.set(query.page, page.unreadable ?? 0)
    for (const [index, row] of page.rows.entries()) places.set(row, `${query.page} ${index}`)
    return page
  }
  const query = { ...filters, page: 1 } as ListQuery<F>
  const { rows, total } = await loadAllPages({ search: counted, query, keyOf: (row) => places.get(row), signal })
  nameRows(rows, nameOf)
  const missed = [...unreadable.values()].reduce((sum, count) => sum + count, 0)
  // Without paging headers in the response, `total` is 1. So use the number of received rows, unreadable ones included, if it is larger.
  const all = Math.max(total, rows.length + missed)
  return { rows, total: all, unreadable: missed, perPage: Math.max(perPage, 1), requestedAt }
}

const keys = new WeakMap<object, string>()
let unnamed = 0

export function reportRowKey(row: object): string {
  const key = keys.get(row) ?? `row ${++unnamed}`
  keys.set(row, key)
  return key
}

function nameRows<Row extends object>(rows: readonly Row[], nameOf: (row: Row) => string | number): void {
  const used = new Set<string>()
  for (const row of rows) {
    const name = String(nameOf(row))
    let key = name
    for (let count = 2; used.has(key); count++) key = `${name} ${count}`
    used.add(key)
    keys.set(row, key)
  }
}
