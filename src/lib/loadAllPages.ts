import type { ListQuery } from './listQuery'
import type { RowsPage } from './listStore'
import { getUnreadableCount, setUnreadableCount } from './unreadableRowCount'

type AllPagesOptions<Row, F> = {
  search: (query: ListQuery<F>, signal: AbortSignal) => Promise<RowsPage<Row>>
  query: ListQuery<F>
  keyOf: (row: Row) => unknown
  signal: AbortSignal
  /** Called and awaited before each page is requested. `pageCount` and `total` are 0 before the first response. */
  onPage?: (page: number, pageCount: number, total: number) => void | Promise<void>
  maxRows?: number
  reading?: AllPagesReadState<Row>
}

/**
 * `total` is the number of rows according to the server. It exceeds the number of loaded rows if the list changed during loading, if
 * loading stopped at `maxRows`, or if rows could not be read ({@link getUnreadableCount}).
 */
export type AllLoadedRows<Row> = { rows: Row[]; total: number }

export type AllPagesReadState<Row> = {
  found: Map<unknown, Row>
  pass: number
  page: number
  pageCount: number
  total: number
  /** True if the server's list became shorter while its pages were loaded: later rows may have moved to pages that were already loaded. */
  hasShrunk: boolean
  leftOut: Map<number, number>
  /** Keys of the rows that arrived since the first page was last requested. */
  seen: Set<unknown>
}

export const createAllPagesReadState = <Row>(): AllPagesReadState<Row> => ({
  found: new Map(),
  pass: 0,
  page: 1,
  pageCount: 0,
  total: 0,
  hasShrunk: false,
  leftOut: new Map(),
  seen: new Set(),
})

/**
 * All pages are loaded at most this many times. The second pass finds rows that moved to a page already loaded; a list that keeps changing
 * is not loaded a third time.
 */
const MAX_PASSES = 2

/**
 * Loads every page of a list in sequence. Rows that are added or removed meanwhile shift the pages, so a row may arrive twice or not at
 * all. A duplicate replaces the earlier version of the row; if rows are missing, all pages are loaded once more.
 */
export async function loadAllPages<Row, F>(options: AllPagesOptions<Row, F>): Promise<AllLoadedRows<Row>> {
  const { reading = createAllPagesReadState<Row>(), maxRows = Number.POSITIVE_INFINITY } = options
  while (reading.pass < MAX_PASSES) {
    await readPages(options, reading, maxRows)
    const isWhole = (rows: number) => rows + leftOut(reading) >= Math.min(reading.total, maxRows) && !reading.hasShrunk
    if (isWhole(reading.seen.size)) dropUnseenRows(reading)
    const isDone = isWhole(reading.found.size)
    Object.assign(reading, { pass: reading.pass + 1, page: 1, pageCount: 0, hasShrunk: false })
    if (isDone) break
  }
  const rows = [...reading.found.values()].slice(0, maxRows)
  return { rows: setUnreadableCount(rows, leftOut(reading)), total: reading.total }
}

function dropUnseenRows({ found, seen }: AllPagesReadState<unknown>): void {
  for (const key of found.keys()) if (!seen.has(key)) found.delete(key)
}

/**
 * Number of rows of the server's list that were not loaded. Without the header for the total, `total` is 1 even for an empty list, so a
 * total of 1 without rows counts as 0.
 */
export const countMissingRows = ({ rows, total }: AllLoadedRows<unknown>): number =>
  Math.max(getUnreadableCount(rows), rows.length === 0 && total <= 1 ? 0 : total - rows.length)

const leftOut = (reading: Pick<AllPagesReadState<unknown>, 'leftOut'>): number =>
  [...reading.leftOut.values()].reduce((sum, count) => sum + count, 0)

async function readPages<Row, F>(
  { search, query, keyOf, signal, onPage }: AllPagesOptions<Row, F>,
  reading: AllPagesReadState<Row>,
  maxRows: number,
): Promise<void> {
  if (reading.page === 1) {
    reading.leftOut.clear()
    reading.seen.clear()
  }
  for (; ; reading.page++) {
    const { page } = reading
    signal.throwIfAborted()
    await onPage?.(page, reading.pageCount, reading.total)
    signal.throwIfAborted()
    const found = await search({ ...query, page }, signal)
    signal.throwIfAborted()
    for (const row of found.rows) {
      reading.found.set(keyOf(row), row)
      reading.seen.add(keyOf(row))
    }
    reading.leftOut.set(page, found.unreadable ?? 0)
    reading.hasShrunk ||= page > 1 && found.total < reading.total
    reading.total = found.total
    reading.pageCount = found.pageCount
    // Stop at an empty page even if the page count in the headers is higher.
    if (page >= reading.pageCount || found.rows.length === 0 || reading.found.size >= maxRows) return
    // Stop if all rows have arrived: the page count may be too high, and a server may repeat its last page. Ignore a total of 1, because it
    // may stand for a missing header.
    const isTotalPlausible = found.total > 1 && found.total > found.perPage * (found.pageCount - 1)
    if (isTotalPlausible && !reading.hasShrunk && reading.seen.size + leftOut(reading) >= found.total) return
  }
}
