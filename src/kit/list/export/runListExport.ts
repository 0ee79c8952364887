import { DateTimeFormatter } from '@js-joda/core'
import { countWithNoun, groupDigits } from '../../../domain/textFormatting'
import { CSV_MIME_TYPE, csvParts } from '../../../lib/csv'
import { downloadBlob } from '../../../lib/download'
import type { ListQuery } from '../../../lib/listQuery'
import type { RowsPage } from '../../../lib/listStore'
import { type AllPagesReadState, loadAllPages } from '../../../lib/loadAllPages'
import { type SpreadsheetColumn, type SpreadsheetLayout, toSpreadsheetCells } from '../../../lib/spreadsheetCells'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { writeXlsx } from '../../../lib/writeXlsx'
import { cityNow } from '../../../session/cityNow'
import { session } from '../../../session/session'

export type ExportFormat = 'xlsx' | 'csv'

export type ListExportSource<Row, F> = {
  search: (query: ListQuery<F>, signal: AbortSignal) => Promise<RowsPage<Row>>
  keyOf: (row: Row) => unknown
  period?: (query: ListQuery<F>) => string
  /**
   * Returns the start of the file name («Заказы Караганда») and the columns. It is asynchronous, because it may load data for the columns.
   */
  describe: (query: ListQuery<F>) => Promise<{
    name: string
    columns: readonly SpreadsheetColumn<Row>[]
    layout?: (rows: readonly Row[]) => SpreadsheetLayout
  }>
}

/**
 * `reading`: the pages of the list are being loaded. `asking`: a long export waits for the user's confirmation before its second page.
 * Before the first response `pageCount` and `rows` are 0.
 */
export type ExportProgress =
  | ({ step: 'reading'; page: number; pageCount: number } & ExportRowCounts)
  | ({ step: 'asking' } & ExportRowCounts)
  | { step: 'writing' }

/**
 * `rows` is the number of rows in the file, `total` the number of rows on the server. `secondsLeft` is undefined until the first page is
 * loaded.
 */
export type ExportRowCounts = { rows: number; total: number; secondsLeft: number | undefined }

/** `unreadable` is the number of rows that the file lacks because their required fields could not be read. */
export type ExportResult = { fileName: string; rows: number; total: number; unreadable: number } | 'empty'

export type ListExportJob<Row, F> = {
  source: ListExportSource<Row, F>
  format: ExportFormat
  query: ListQuery<F>
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
  reading: AllPagesReadState<Row>
  /** Waits until the user confirms a long export. */
  agree: () => Promise<void>
}

export const MAX_EXPORT_ROWS = 50_000
const ASK_ABOVE_PAGES = 100
/** Pause in ms that lets the browser paint the last progress message. A timer, because background tabs get no animation frames. */
const PAINT_MS = 50
const STAMP = DateTimeFormatter.ofPattern('dd-MM-yyyy HH-mm')
const NOT_IN_FILE_NAME = /[\\/:*?"<>|]/g

/** Loads all rows and saves them as a file. Nothing is saved if a request fails or the user cancels. */
export async function runListExport<Row, F>(job: ListExportJob<Row, F>): Promise<ExportResult> {
  const { source, format, query, signal, onProgress, reading, agree } = job
  const first = reading.page
  let startedAt = performance.now()
  const { rows, total } = await loadAllPages({
    ...source,
    query,
    signal,
    reading,
    maxRows: MAX_EXPORT_ROWS,
    onPage: async (page, pageCount, counted) => {
      const perPage = (performance.now() - startedAt) / Math.max(page - first, 1)
      const share = counted > MAX_EXPORT_ROWS ? MAX_EXPORT_ROWS / counted : 1
      const left = Math.ceil(pageCount * share) - page + 1
      const size: ExportRowCounts = {
        rows: Math.min(counted, MAX_EXPORT_ROWS),
        total: counted,
        secondsLeft: page > first ? Math.ceil((left * perPage) / 1000) : undefined,
      }
      if (page === 2 && first === 1 && reading.pass === 0 && pageCount > ASK_ABOVE_PAGES) {
        onProgress({ step: 'asking', ...size })
        await agree()
        startedAt = performance.now() - perPage
      }
      onProgress({ step: 'reading', page, pageCount, ...size })
    },
  })
  if (rows.length === 0) return 'empty'
  onProgress({ step: 'writing' })
  await shown()
  signal.throwIfAborted()
  const { name, columns, layout } = await source.describe(query)
  const unreadable = getUnreadableCount(rows)
  const cells = {
    ...(await toSpreadsheetCells({ columns, rows }, signal)),
    ...(layout ? { layout: withMissingRows(layout(rows), { rows: rows.length, total, unreadable }) } : {}),
  }
  const file =
    format === 'csv'
      ? new Blob(await csvParts(cells, signal), { type: CSV_MIME_TYPE })
      : await writeXlsx(name, cells, signal)
  signal.throwIfAborted()
  const stamp = cityNow(session.user?.allowedCities[0]?.id).format(STAMP)
  const fileName = `${name.replace(NOT_IN_FILE_NAME, ' ')} ${stamp}.${format}`
  downloadBlob(file, fileName)
  return { fileName, rows: rows.length, total, unreadable }
}

/** If rows are missing in the file, adds a note about them to the label of the totals row. */
function withMissingRows(
  layout: SpreadsheetLayout,
  { rows, total, unreadable }: { rows: number; total: number; unreadable: number },
): SpreadsheetLayout {
  const isCut = rows === MAX_EXPORT_ROWS && rows < total
  if (layout.totalLabel === undefined || !(isCut || unreadable > 0)) return layout
  const note = isCut
    ? `первые ${groupDigits(rows)} из ${groupDigits(total)}`
    : `без ${countWithNoun(unreadable, 'записи', 'записей', 'записей')}`
  return { ...layout, totalLabel: `${layout.totalLabel}, ${note}` }
}

const shown = () => new Promise((resolve) => setTimeout(resolve, PAINT_MS))
