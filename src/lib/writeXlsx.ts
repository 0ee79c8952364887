import { lazyModule } from './lazyModule'
import type { SpreadsheetCells } from './spreadsheetCells'
import { mapInTimeSlices, splitBySize } from './timeSlices'
import type { MessageToXlsxWorker } from './xlsxWorker'

/** Number of rows per message to the worker, small enough to be cloned within a frame. */
const ROWS_AT_ONCE = 200

/**
 * Writes an XLSX file in a worker, or on the main thread if the browser or a security policy does not allow the worker. Rejects when
 * aborted.
 */
export async function writeXlsx(name: string, cells: SpreadsheetCells, signal: AbortSignal): Promise<Blob> {
  const file = (await inWorker(name, cells, signal)) ?? (await inPage(name, cells))
  signal.throwIfAborted()
  return file
}

const loadWriter = lazyModule(() => import('./xlsx'))

async function inPage(name: string, cells: SpreadsheetCells): Promise<Blob> {
  const { cellsToXlsx } = await loadWriter()
  return cellsToXlsx(name, cells)
}

async function inWorker(
  name: string,
  { rows, ...sheet }: SpreadsheetCells,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const worker = startWorker()
  if (!worker) return undefined
  const send = (part: MessageToXlsxWorker) => worker.postMessage(part)
  const file = new Promise<Blob | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data)
    worker.onerror = (event) => {
      event.preventDefault()
      resolve(undefined)
    }
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    await Promise.race([
      file,
      mapInTimeSlices(splitBySize(rows, ROWS_AT_ONCE), (group) => send({ rows: group }), signal),
    ])
    send({ name, ...sheet })
    return await file
  } finally {
    worker.terminate()
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./xlsxWorker.ts', import.meta.url))
  } catch {
    return undefined
  }
}
