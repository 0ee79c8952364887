import type { Query } from './address'
import type { Page } from './listStore'

export type AllPagesOptions<Row, F> = {
  search: (query: Query<F>, signal: AbortSignal) => Promise<Page<Row>>
  /** Filters and order; the page is turned here. */
  query: Query<F>
  keyOf: (row: Row) => unknown
  signal: AbortSignal
  /** Called before each page is asked for. `pageCount` is 0 until the first response. */
  onPage?: (page: number, pageCount: number) => void
}

/** All rows, and how many the server counts: more, when the list kept changing while it was read. */
export type AllRows<Row> = { rows: Row[]; total: number }

/** Rows that slip to a page already read are fetched by reading once more; a list that never rests is not chased. */
const MOST_PASSES = 2

/**
 * Reads every page of a list, one after the other. Entries may come and go meanwhile and shift the pages: a row that is
 * met twice counts once, as it was read last, and when some were missed all pages are read again.
 */
export async function loadAllPages<Row, F>(options: AllPagesOptions<Row, F>): Promise<AllRows<Row>> {
  const found = new Map<unknown, Row>()
  let total = 0
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const { last, hasShrunk } = await readPages(options, found)
    total = last
    if (found.size >= total && !hasShrunk) break
  }
  return { rows: [...found.values()], total }
}

/** Reads all pages once; an entry that left the list meanwhile has drawn others to pages already read. */
async function readPages<Row, F>(options: AllPagesOptions<Row, F>, found: Map<unknown, Row>) {
  const { search, query, keyOf, signal, onPage } = options
  let pageCount = 0
  let last = 0
  let hasShrunk = false
  for (let page = 1; ; page++) {
    signal.throwIfAborted()
    onPage?.(page, pageCount)
    const response = await search({ ...query, page }, signal)
    signal.throwIfAborted()
    for (const row of response.rows) found.set(keyOf(row), row)
    hasShrunk ||= response.total < last
    last = response.total
    pageCount = response.pageCount
    // A page without rows is behind the last one, whatever the headers say.
    if (page >= pageCount || response.rows.length === 0) return { last, hasShrunk }
  }
}
