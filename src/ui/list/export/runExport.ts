import { DateTimeFormatter, Instant, LocalDateTime } from '@js-joda/core'
import type { Query } from '../../../lib/address'
import { loadAllPages, type Reading } from '../../../lib/allPages'
import { nowMs } from '../../../lib/clock'
import { CSV_TYPE, csvParts } from '../../../lib/csv'
import { saveFile } from '../../../lib/download'
import { RequestFailure } from '../../../lib/failure'
import type { Page } from '../../../lib/listStore'
import { type SheetCells, type SheetColumn, type SheetLayout, sheetCells } from '../../../lib/sheet'
import { writeXlsx } from '../../../lib/xlsxJob'

export type ExportFormat = 'xlsx' | 'csv'

/** What a list must say to be exported. Keep it outside the component. */
export type ExportSource<Row, F> = {
  /** The search of the list itself, one page at a time. */
  search: (query: Query<F>, signal: AbortSignal) => Promise<Page<Row>>
  keyOf: (row: Row) => unknown
  /** The days that the filter leaves, in words; where the list has such a filter. */
  period?: (query: Query<F>) => string
  /** How the file begins its name, «Заказы Караганда», and its columns; loads what they need. */
  describe: (query: Query<F>) => Promise<{
    name: string
    columns: readonly SheetColumn<Row>[]
    layout?: (rows: readonly Row[]) => SheetLayout
  }>
}

/**
 * `page` is being read; `pageCount` and `rows` are 0 until the first response. A long one is asked about before its second
 * page. After the last page the file is written. `total` is what the server counts, `rows` what the file will hold.
 */
export type ExportProgress =
  | ({ step: 'reading'; page: number; pageCount: number } & ExportSize)
  | ({ step: 'asking' } & ExportSize)
  | { step: 'writing' }

/** `secondsLeft` goes by the pages so far; undefined before the first. */
export type ExportSize = { rows: number; total: number; secondsLeft: number | undefined }

/** What came of it; without rows no file is made. `total` is what the server counts, more than `rows` if some were missed. */
export type ExportResult = { fileName: string; rows: number; total: number } | 'empty'

export type ExportJob<Row, F> = {
  source: ExportSource<Row, F>
  format: ExportFormat
  query: Query<F>
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
  /** What was read so far; another attempt goes on with it. */
  reading: Reading<Row>
  /** Waits until somebody has agreed to a long export. */
  agree: () => Promise<void>
}

/** A file of more rows is of no use in a spreadsheet, and a page that holds them is slow. */
export const MAX_EXPORT_ROWS = 50_000
/** More pages than these take long on any server: the person is asked first. */
const ASK_ABOVE_PAGES = 100
/** Time for a frame, in a hidden tab too. */
const PAINT_MS = 50
const STAMP = DateTimeFormatter.ofPattern('dd-MM-yyyy HH-mm')
/** What a file's name may not hold on some system. */
const NOT_IN_FILE_NAME = /[\\/:*?"<>|]/g

/** Reads everything that a list's query finds and saves it as a file. Nothing is saved when it fails or is cancelled. */
export async function runExport<Row, F>(job: ExportJob<Row, F>): Promise<ExportResult> {
  const { source, format, query, signal, onProgress } = job
  const { reading, agree } = job
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
      const size: ExportSize = {
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
  const { name, columns, layout } = await source.describe(query).catch(missingPart)
  const cells = { ...(await sheetCells({ columns, rows }, signal)), ...(layout ? { layout: layout(rows) } : {}) }
  const file = await writeFile(format, name, cells, signal)
  signal.throwIfAborted()
  const stamp = LocalDateTime.ofInstant(Instant.ofEpochMilli(nowMs())).format(STAMP)
  const fileName = `${name.replace(NOT_IN_FILE_NAME, ' ')} ${stamp}.${format}`
  saveFile(file, fileName)
  return { fileName, rows: rows.length, total }
}

/** What is being done must be on the screen before it is done. */
const shown = () => new Promise((resolve) => setTimeout(resolve, PAINT_MS))

async function writeFile(format: ExportFormat, name: string, cells: SheetCells, signal: AbortSignal): Promise<Blob> {
  if (format === 'csv') return new Blob(await csvParts(cells, signal), { type: CSV_TYPE })
  return writeXlsx(name, cells, signal).catch(missingPart)
}

/** What writes the file comes when it is needed; the connection may be gone by then. */
function missingPart(cause: unknown): never {
  if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') throw cause
  throw new RequestFailure(
    { message: 'Файл не собран', hint: 'Часть приложения не загрузилась. Проверьте соединение и повторите.' },
    { cause },
  )
}
