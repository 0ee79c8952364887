import type { Query } from './address'
import { markLeftOut } from './leftOut'
import type { Page } from './listStore'

export type AllPagesOptions<Row, F> = {
  search: (query: Query<F>, signal: AbortSignal) => Promise<Page<Row>>
  /** Filters and order; the page is turned here. */
  query: Query<F>
  keyOf: (row: Row) => unknown
  signal: AbortSignal
  /**
   * Called before each page is asked for, and waited for. `pageCount` and `total` are 0 until the first response.
   */
  onPage?: (page: number, pageCount: number, total: number) => void | Promise<void>
  /** No more rows than these are read. */
  maxRows?: number
  /** What a failed attempt has read already; the next attempt continues from it. */
  reading?: Reading<Row>
}

/** All rows, and how many the server counts: more, when the list kept changing while it was read, or was cut off. */
export type AllRows<Row> = { rows: Row[]; total: number }

/** How far a list has been read. */
export type Reading<Row> = {
  found: Map<unknown, Row>
  pass: number
  /** The page that is asked for next. */
  page: number
  pageCount: number
  total: number
  /** An entry left the list meanwhile and drew others to pages already read. */
  hasShrunk: boolean
  /** Rows that could not be read, by page. */
  leftOut: Map<number, number>
}

export const newReading = <Row>(): Reading<Row> => ({
  found: new Map(),
  pass: 0,
  page: 1,
  pageCount: 0,
  total: 0,
  hasShrunk: false,
  leftOut: new Map(),
})

/**
 * Rows that slip to a page already read are fetched by reading once more; a list that keeps changing is not read a
 * third time.
 */
const MAX_PASSES = 2

/**
 * Reads every page of a list, one after the other. Entries may come and go meanwhile and shift the pages: a row that is
 * met twice counts once, as it was read last, and when some were missed all pages are read again.
 */
export async function loadAllPages<Row, F>(options: AllPagesOptions<Row, F>): Promise<AllRows<Row>> {
  const { reading = newReading<Row>(), maxRows = Number.POSITIVE_INFINITY } = options
  while (reading.pass < MAX_PASSES) {
    await readPages(options, reading, maxRows)
    const isWhole = reading.found.size >= Math.min(reading.total, maxRows) && !reading.hasShrunk
    Object.assign(reading, { pass: reading.pass + 1, page: 1, pageCount: 0, hasShrunk: false })
    if (isWhole) break
  }
  const leftOut = [...reading.leftOut.values()].reduce((sum, count) => sum + count, 0)
  return { rows: markLeftOut([...reading.found.values()].slice(0, maxRows), leftOut), total: reading.total }
}

/** Reads all pages once, or what is left of them. */
async function readPages<Row, F>(
  { search, query, keyOf, signal, onPage }: AllPagesOptions<Row, F>,
  reading: Reading<Row>,
  maxRows: number,
): Promise<void> {
  for (; ; reading.page++) {
    const { page } = reading
    signal.throwIfAborted()
    await onPage?.(page, reading.pageCount, reading.total)
    signal.throwIfAborted()
    const found = await search({ ...query, page }, signal)
    signal.throwIfAborted()
    for (const row of found.rows) reading.found.set(keyOf(row), row)
    reading.leftOut.set(page, found.unreadable ?? 0)
    reading.hasShrunk ||= found.total < reading.total
    reading.total = found.total
    reading.pageCount = found.pageCount
    // A page without rows is behind the last one, whatever the headers say.
    if (page >= reading.pageCount || found.rows.length === 0 || reading.found.size >= maxRows) return
  }
}
