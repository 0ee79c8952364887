import type { SpreadsheetCells, SpreadsheetCellValue } from './spreadsheetCells'
import { cellsToXlsx } from './xlsx'

export type MessageToXlsxWorker =
  | { rows: SpreadsheetCellValue[][] }
  | ({ name: string } & Omit<SpreadsheetCells, 'rows'>)

const rows: SpreadsheetCellValue[][] = []

addEventListener('message', ({ data }: MessageEvent<MessageToXlsxWorker>) => {
  if ('rows' in data) rows.push(...data.rows)
  // A rejected promise in the worker is not visible to the page, so `reportError` turns it into an error event.
  else cellsToXlsx(data.name, { ...data, rows }).then((file) => postMessage(file), reportError)
})
