import type { Query } from '../../lib/address'
import { loadAllPages } from '../../lib/allPages'
import type { Page } from '../../lib/listStore'
import type { Loaded } from '../../lib/loaded'
import { useLoaded } from '../load/useLoaded'

/** All rows of a report, since its totals need every page. */
export type ReportRows<Row> = {
  rows: readonly Row[]
  /** What the server counts: more than `rows` where some were missed. */
  total: number
  /** How many rows the server puts on a page. */
  perPage: number
  /** When the first page was asked for, milliseconds of the machine's clock. */
  askedAt: number
}

type Search<Row, F> = (query: Query<F>, signal: AbortSignal) => Promise<Page<Row>>

/**
 * Loads a report with all its pages. Nothing is asked for while `filters` are undefined. `order` puts rows in an order that
 * the contract leaves to the server.
 */
export function useReport<Row, F extends object>(
  search: Search<Row, F>,
  filters: F | undefined,
  keyOf: (row: Row) => unknown,
  order?: (a: Row, b: Row) => number,
): Loaded<ReportRows<Row>> {
  const load = async (asked: F, signal: AbortSignal) => {
    const found = await loadReport(search, asked, keyOf, signal)
    return order ? { ...found, rows: found.rows.toSorted(order) } : found
  }
  return useLoaded(load, [filters])
}

async function loadReport<Row, F extends object>(
  search: Search<Row, F>,
  filters: F,
  keyOf: (row: Row) => unknown,
  signal: AbortSignal,
): Promise<ReportRows<Row>> {
  const askedAt = Date.now()
  let perPage = 1
  const unreadable = new Map<number, number>()
  const counted: Search<Row, F> = async (query, signal) => {
    const page = await search(query, signal)
    if (query.page === 1) perPage = page.pageCount > 1 ? Math.max(page.perPage, page.rows.length) : page.rows.length
    unreadable.set(query.page, page.unreadable ?? 0)
    return page
  }
  const query = { ...filters, page: 1 } as Query<F>
  const { rows, total } = await loadAllPages({ search: counted, query, keyOf, signal })
  const missed = [...unreadable.values()].reduce((sum, count) => sum + count, 0)
  // A server without paging headers counts 1; a row that could not be read is missing all the same.
  return { rows, total: Math.max(total, rows.length + missed), perPage: Math.max(perPage, 1), askedAt }
}
