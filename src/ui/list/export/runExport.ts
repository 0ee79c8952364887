import { DateTimeFormatter, Instant, LocalDateTime } from '@js-joda/core'
import type { Query } from '../../../lib/address'
import { loadAllPages } from '../../../lib/allPages'
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
  /** How the file begins its name, «Заказы Караганда», and its columns; loads what they need. */
  describe: (query: Query<F>) => Promise<{
    name: string
    columns: readonly SheetColumn<Row>[]
    layout?: (rows: readonly Row[]) => SheetLayout
  }>
}

/** `page` is being read; `pageCount` is 0 until the first response. After the last page the file is written. */
export type ExportProgress = { step: 'reading'; page: number; pageCount: number } | { step: 'writing' }

/** What came of it; without rows no file is made. `total` is what the server counts, more than `rows` if some were missed. */
export type ExportResult = { fileName: string; rows: number; total: number } | 'empty'

export type ExportJob<Row, F> = {
  source: ExportSource<Row, F>
  format: ExportFormat
  query: Query<F>
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

/** Time for a frame, in a hidden tab too. */
const PAINT_MS = 50
const STAMP = DateTimeFormatter.ofPattern('dd-MM-yyyy HH-mm')
/** What a file's name may not hold on some system. */
const NOT_IN_FILE_NAME = /[\\/:*?"<>|]/g

/** Reads everything that a list's query finds and saves it as a file. Nothing is saved when it fails or is cancelled. */
export async function runExport<Row, F>(job: ExportJob<Row, F>): Promise<ExportResult> {
  const { source, format, query, signal, onProgress } = job
  const { rows, total } = await loadAllPages({
    ...source,
    query,
    signal,
    onPage: (page, pageCount) => onProgress({ step: 'reading', page, pageCount }),
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
