import type { CellValue, SheetCells } from './sheet'
import { cellsToXlsx } from './xlsx'

/** What the page sends: rows in portions, then the rest of the sheet. It sends the file back. */
export type XlsxPart = { rows: CellValue[][] } | ({ name: string } & Omit<SheetCells, 'rows'>)

const rows: CellValue[][] = []

addEventListener('message', ({ data }: MessageEvent<XlsxPart>) => {
  if ('rows' in data) rows.push(...data.rows)
  // Only a reported error reaches the page.
  else cellsToXlsx(data.name, { ...data, rows }).then((file) => postMessage(file), reportError)
})
